import type { BagType, FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { formatMoney, momentAt, parseMoney, subtractMoney, type Language } from '@wayfare/domain';

type Translate = (key: string, values?: Record<string, unknown>) => string;
type Condition = FlightOffer['conditions']['refund_before_departure'];

/** Rows of the comparison, in order (OQ-46). */
export const BRAND_ROWS = ['cabinBags', 'checkedBags', 'seat', 'change', 'refund', 'hold'] as const;
type BrandRow = (typeof BRAND_ROWS)[number];

export type BrandFacts = Readonly<Record<BrandRow, string>>;

export interface Saying {
  language: Language;
  dictionary: FlightDictionary;
  t: Translate;
}

/** "Economy Light", both where directions differ; the cabin where the airline has no name. */
export function brandName({ slices }: FlightOffer, t: Translate): string {
  const names = slices.map(
    ({ fare_brand_name: name, segments }) =>
      name ?? t(`cabin.${segments[0]?.passengers[0]?.cabin_class ?? 'economy'}`),
  );
  return [...new Set(names)].join(' / ');
}

export function includedBags(
  { slices, passengers }: Pick<FlightOffer, 'slices' | 'passengers'>,
  types: readonly BagType[],
): number {
  const seated = new Set(
    passengers.filter(({ type }) => type !== 'infant_without_seat').map(({ id }) => id),
  );
  const counts = slices.flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      segment.passengers
        .filter(({ passenger_id: id }) => seated.has(id))
        .map(({ baggages }) =>
          baggages
            .filter(({ type }) => types.includes(type))
            .reduce((sum, { quantity }) => sum + quantity, 0),
        ),
    ),
  );
  return counts.length === 0 ? 0 : Math.min(...counts);
}

function conditionText(condition: Condition, { t, language }: Saying): string {
  if (condition === null) return t('ticket.unknown');
  if (!condition.allowed) return t('ticket.notAllowed');
  const { penalty_amount: penalty } = condition;
  if (penalty === null) return t('ticket.feeUnknown');
  return parseMoney(penalty).amount === 0
    ? t('ticket.free')
    : t('ticket.fee', { price: formatMoney(parseMoney(penalty), language) });
}

function seatText({ slices }: FlightOffer, t: Translate): string {
  const choices = slices.map(({ conditions }) => conditions.advance_seat_selection);
  if (choices.includes(null)) return t('ticket.unknown');
  return t(choices.every(Boolean) ? 'ticket.included' : 'ticket.notIncluded');
}

/** "Thu 10 Dec 2026, 14:00 (time in Amsterdam)": by the clock of the journey's first airport (OQ-19). */
export function departureClock(
  instant: string,
  { slices }: Pick<FlightOffer, 'slices'>,
  { t, language, dictionary }: Saying,
): string {
  const place = dictionary.locations[slices[0]?.origin ?? ''];
  const moment = momentAt(instant, place?.timeZone ?? 'UTC', language);
  return t('ticket.clock', {
    date: moment?.date ?? '',
    time: moment?.time ?? '',
    city: place?.nameCity ?? 'UTC',
  });
}

function holdText(offer: FlightOffer, saying: Saying): string {
  const { requires_instant_payment: isInstant, payment_required_by: until } =
    offer.payment_requirements;
  return isInstant || until === null
    ? saying.t('ticket.noHold')
    : saying.t('ticket.holdUntil', { moment: departureClock(until, offer, saying) });
}

export function brandFacts(offer: FlightOffer, saying: Saying): BrandFacts {
  const { t } = saying;
  const hasLapInfant = offer.passengers.some(({ type }) => type === 'infant_without_seat');
  const bags = (types: readonly BagType[]) =>
    t(hasLapInfant ? 'ticket.bagsSeated' : 'ticket.bags', { count: includedBags(offer, types) });
  return {
    cabinBags: bags(['carry_on', 'backpack']),
    checkedBags: bags(['checked']),
    seat: seatText(offer, t),
    change: conditionText(offer.conditions.change_before_departure, saying),
    refund: conditionText(offer.conditions.refund_before_departure, saying),
    hold: holdText(offer, saying),
  };
}

export function differenceText(
  { total_amount: total }: FlightOffer,
  cheapest: FlightOffer,
  { t, language }: Saying,
): string {
  const difference = subtractMoney(parseMoney(total), parseMoney(cheapest.total_amount));
  return difference.amount === 0
    ? t('ticket.cheapest')
    : t('ticket.more', { price: formatMoney(difference, language) });
}
