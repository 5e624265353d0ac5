import type { PaymentTerms } from '@wayfare/api-contract';
import { formatDecimal, money, subtractMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type { StayPaymentType } from '../../ports/stay-supplier';
import { localInstant } from '../../booking/local-instant';

/** Charge this long before the free cancellation ends (OQ-34). */
const HOURS_BEFORE_DEADLINE = 48;
/** A charge sooner than this is not offered as later. */
const HOURS_AHEAD = 24;
const HOUR_MS = 3_600_000;

export interface PayableRate {
  readonly paymentType: StayPaymentType;
  readonly total: Money;
  /** due at once of a `CARD_BOOKING` rate */
  readonly deposit: Money | null;
  readonly freeCancellationUntil: Date | null;
  readonly timeZone: string;
  readonly now: number;
}

/** Null when there is no time for a later payment. */
export function chargeInstant({
  paymentType,
  freeCancellationUntil,
  now,
}: Pick<PayableRate, 'paymentType' | 'freeCancellationUntil' | 'now'>): Date | null {
  if (paymentType !== 'MERCHANT' || freeCancellationUntil === null) return null;
  const at = freeCancellationUntil.getTime() - HOURS_BEFORE_DEADLINE * HOUR_MS;
  return at - now >= HOURS_AHEAD * HOUR_MS ? new Date(at) : null;
}

/** Local date of the hotel; null when there is no time for a later payment. */
export function laterDate({
  timeZone,
  ...rate
}: Pick<PayableRate, 'paymentType' | 'freeCancellationUntil' | 'now' | 'timeZone'>): string | null {
  const at = chargeInstant(rate);
  return at === null ? null : localInstant(at, timeZone).slice(0, 10);
}

const NOTHING = money(0);

function terms(
  timing: PaymentTerms['timing'],
  { now = NOTHING, later = NOTHING, property = NOTHING },
  rest: Pick<PaymentTerms, 'needsCard' | 'laterDate'>,
): PaymentTerms {
  return {
    timing,
    now: formatDecimal(now),
    later: formatDecimal(later),
    property: formatDecimal(property),
    ...rest,
  };
}

/** All real payment options; now + later + property = total. */
export function paymentTerms(rate: PayableRate): PaymentTerms[] {
  const { paymentType, total, deposit } = rate;
  const card = { needsCard: true, laterDate: null };
  switch (paymentType) {
    case 'MERCHANT': {
      const later = laterDate(rate);
      const now = terms('now', { now: total }, card);
      return later === null
        ? [now]
        : [now, terms('later', { later: total }, { needsCard: true, laterDate: later })];
    }
    case 'CARD_BOOKING': {
      const part = deposit ?? total;
      return [terms('now', { now: part, property: subtractMoney(total, part) }, card)];
    }
    case 'CARD_CHECK_IN':
      return [terms('property', { property: total }, card)];
    case 'DIRECT':
      return [terms('property', { property: total }, { needsCard: false, laterDate: null })];
  }
}
