import kinds from '../data/seat-kinds.json';
import type { Offer, Slice } from '../offers/offer';
import type { Traveller } from '../fares/travellers';
import type { Flight } from '../timetable/flight';
import type { CabinPlan } from '../cabins/cabin-plan';

export type SeatKind = (typeof kinds)[keyof typeof kinds];

/** Rows at the front of a cabin from which one is out first. */
const FRONT_ROWS = 4;

export function seatKind(
  { cabin, rows: [first, last], exits, bassinets }: CabinPlan,
  row: number,
): SeatKind {
  if (cabin === 'business' || cabin === 'first') return kinds.suite;
  if (exits.includes(row)) return kinds.exit;
  if (bassinets.includes(row)) return kinds.bulkhead;
  if (row < first + FRONT_ROWS) return kinds.front;
  return row === last ? kinds.last : kinds.standard;
}

export function isRestricted(kind: SeatKind): boolean {
  return kind === kinds.exit || kind === kinds.last;
}

const BASE_CENTS = 590;
const CENTS_PER_KM = 0.5;
const PREMIUM_FACTOR = 1.5;

export function seatCents(kind: SeatKind, slice: Slice, flight: Flight, plan: CabinPlan): number {
  if (slice.brand.freeSeats || kind.factor === 0) return 0;
  const cents =
    (BASE_CENTS + flight.departure.km * CENTS_PER_KM) *
    kind.factor *
    (plan.cabin === 'premium_economy' ? PREMIUM_FACTOR : 1);
  return Math.round(cents / 50) * 50;
}

const GROWN_UP = 16;

export function maySit(kind: SeatKind, { type, age }: Traveller): boolean {
  if (type === 'infant_without_seat') return false;
  return !kind.adultsOnly || (type === 'adult' && (age === null || age >= GROWN_UP));
}

/** Seats of an offer are for sale unless its route says otherwise. */
export function sellsSeats({ effects }: Offer): boolean {
  return !effects.has('no-services');
}
