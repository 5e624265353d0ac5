import { DAY, HOUR } from '../../kit/zones';
import { amount, CURRENCY } from '../fares/price';
import { seated, type Traveller } from '../fares/travellers';
import { firstOf } from '../timetable/flight';
import type { Offer, Slice } from './offer';

const PAY_WITHIN = 72 * HOUR;
const PRICE_KEPT = 48 * HOUR;
const BEFORE_DEPARTURE = 2 * HOUR;
const HOLDS_FROM = 7 * DAY;

/** Cents that are kept, asked once for each seat; nothing where a direction can't be changed or given back. The dearest direction counts. */
export function penaltyFor(
  what: 'change' | 'refund',
  slices: readonly Slice[],
  travellers: readonly Traveller[],
): number | undefined {
  const each = slices.map(({ brand }) => brand[what] ?? Infinity);
  const penalty = Math.max(...each) * seated(travellers).length;
  return Number.isFinite(penalty) ? penalty : undefined;
}

export function conditionFor(...asked: Parameters<typeof penaltyFor>) {
  const penalty = penaltyFor(...asked);
  return penalty === undefined
    ? { allowed: false, penalty_amount: null, penalty_currency: null }
    : { allowed: true, penalty_amount: amount(penalty), penalty_currency: CURRENCY };
}

export function conditionsOf(slices: readonly Slice[], travellers: readonly Traveller[]) {
  return {
    refund_before_departure: conditionFor('refund', slices, travellers),
    change_before_departure: conditionFor('change', slices, travellers),
  };
}

/** Airlines with connections keep a flexible fare for some days; airlines without frills want their money now. */
export function paymentRequirements({ search, owner, slices, effects }: Offer) {
  const leaves = firstOf(slices[0]?.flights ?? []).departsAt;
  const isKept =
    slices[0]?.brand.code === 'flex' &&
    owner.kind === 'network' &&
    leaves - search.at >= HOLDS_FROM;
  const isHeld = isKept || effects.has('hold');
  const until = (wait: number): string | null =>
    isHeld ? new Date(Math.min(search.at + wait, leaves - BEFORE_DEPARTURE)).toISOString() : null;
  return {
    requires_instant_payment: !isHeld,
    payment_required_by: until(PAY_WITHIN),
    price_guarantee_expires_at: until(PRICE_KEPT),
  };
}
