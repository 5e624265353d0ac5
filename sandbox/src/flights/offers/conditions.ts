import type {
  FlightsCondition,
  FlightsConditions,
  OfferSliceConditions,
  PaymentRequirements,
} from '@duffel/api/types';
import { amount, CURRENCY } from '../fares/money';
import { firstOf } from '../timetable/flight';
import { penaltyCents, type Offer, type Slice } from './offer';

const HOUR = 3_600_000;
const PAY_WITHIN = 72 * HOUR;
const PRICE_KEPT = 48 * HOUR;
/** Tickets are made at least so long before departure. */
const BEFORE_DEPARTURE = 2 * HOUR;
const HOLDS_FROM = 7 * 24 * HOUR;

function condition(penalty: number | undefined): FlightsCondition {
  return penalty === undefined
    ? { allowed: false, penalty_amount: null, penalty_currency: null }
    : { allowed: true, penalty_amount: amount(penalty), penalty_currency: CURRENCY };
}

/** The whole trip can be given back or changed when each direction can; the dearest penalty counts. */
function strictest(values: readonly (number | undefined)[]): number | undefined {
  return values.reduce<number | undefined>(
    (worst, value) =>
      worst === undefined || value === undefined ? undefined : Math.max(worst, value),
    0,
  );
}

export function refundPenalty(offer: Pick<Offer, 'slices' | 'travellers'>): number | undefined {
  return penaltyCents(offer, strictest(offer.slices.map(({ brand }) => brand.refund)));
}

export function changePenalty(
  offer: Pick<Offer, 'travellers'>,
  slices: readonly Slice[],
): number | undefined {
  return penaltyCents(offer, strictest(slices.map(({ brand }) => brand.change)));
}

export function conditionsOf(offer: Pick<Offer, 'slices' | 'travellers'>): FlightsConditions {
  return {
    refund_before_departure: condition(refundPenalty(offer)),
    change_before_departure: condition(changePenalty(offer, offer.slices)),
  };
}

export function sliceConditions(
  offer: Pick<Offer, 'travellers'>,
  slice: Slice,
): OfferSliceConditions {
  const { brand } = slice;
  return {
    refund_before_departure: condition(penaltyCents(offer, brand.refund)),
    change_before_departure: condition(penaltyCents(offer, brand.change)),
    advance_seat_selection: brand.freeSeats,
    priority_boarding: brand.priority,
    priority_check_in: brand.priority,
  };
}

/** Airlines with connections keep a flexible fare for some days; airlines without frills want their money now. */
export function paymentRequirements({
  at,
  brand,
  owner,
  journeys,
  effects,
}: Offer): PaymentRequirements {
  const made = at * 1000;
  const leaves = firstOf(journeys[0] ?? []).departsAt;
  const canHold =
    effects.has('hold') ||
    (brand === 'flex' && owner.kind === 'network' && leaves - made >= HOLDS_FROM);
  if (!canHold)
    return {
      requires_instant_payment: true,
      payment_required_by: null,
      price_guarantee_expires_at: null,
    };
  const latest = leaves - BEFORE_DEPARTURE;
  const iso = (wait: number): string => new Date(Math.min(made + wait, latest)).toISOString();
  return {
    requires_instant_payment: false,
    payment_required_by: iso(PAY_WITHIN),
    price_guarantee_expires_at: iso(PRICE_KEPT),
  };
}
