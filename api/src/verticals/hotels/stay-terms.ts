import type { PaymentTerms } from '@wayfare/api-contract';
import { addMoney, formatDecimal, money, parseMoney } from '@wayfare/domain';
import { chargeInstant, paymentTerms } from './payment-terms';
import type { StayOfferRecord, StayPart } from './stay-details';
import { totalOf } from './stay-ledger';

type Offer = Pick<StayOfferRecord, 'parts' | 'timeZone'>;

function termsOfPart(
  { paymentType, cents, depositCents, freeCancellationUntil }: StayPart,
  timeZone: string,
  now: number,
): PaymentTerms[] {
  return paymentTerms({
    paymentType,
    total: totalOf(cents),
    deposit: depositCents === null ? null : money(depositCents),
    freeCancellationUntil: freeCancellationUntil === null ? null : new Date(freeCancellationUntil),
    timeZone,
    now,
  });
}

const sum = (amounts: readonly string[]) =>
  formatDecimal(addMoney(money(0), ...amounts.map(parseMoney)));

/** Sums amounts; the earliest due day wins. */
function together(timing: PaymentTerms['timing'], terms: readonly PaymentTerms[]): PaymentTerms {
  const days = terms.flatMap(({ laterDate }) => laterDate ?? []).sort();
  return {
    timing,
    now: sum(terms.map(({ now }) => now)),
    later: sum(terms.map(({ later }) => later)),
    property: sum(terms.map(({ property }) => property)),
    laterDate: days[0] ?? null,
    needsCard: terms.some(({ needsCard }) => needsCard),
  };
}

/** Payment options now (OQ-34): "later" only if every part offers it; property payments stay beside it. */
export function termsOf({ parts, timeZone }: Offer, now: number): PaymentTerms[] {
  const ways = parts.map((part) => termsOfPart(part, timeZone, now));
  const own = (timing: PaymentTerms['timing']) =>
    ways.map((terms) => terms.find((candidate) => candidate.timing === timing));
  const first = ways.flatMap(([terms]) => terms ?? []);
  const later = own('later').filter((terms) => terms !== undefined);
  const timing = first.every((terms) => terms.timing === 'property') ? 'property' : 'now';
  return [
    together(timing, first),
    ...(later.length === parts.length ? [together('later', later)] : []),
  ];
}

/** Null when a part leaves no time. */
export function chargeAt({ parts }: Pick<Offer, 'parts'>, now: number): Date | null {
  const instants = parts.map(({ paymentType, freeCancellationUntil: until }) =>
    chargeInstant({
      paymentType,
      freeCancellationUntil: until === null ? null : new Date(until),
      now,
    }),
  );
  const times = instants.flatMap((at) => at?.getTime() ?? []);
  return times.length < parts.length ? null : new Date(Math.min(...times));
}
