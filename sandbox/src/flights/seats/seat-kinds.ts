import type { Offer, Slice } from '../offers/offer';
import type { Traveller } from '../fares/travellers';
import type { Flight } from '../timetable/flight';
import type { CabinPlan } from '../cabins/cabin-plan';

export interface SeatKind {
  name: string;
  /** against a standard seat */
  factor: number;
  disclosures: readonly string[];
  adultsOnly: boolean;
}

const EXIT: SeatKind = {
  name: 'Extra legroom seat',
  factor: 2.2,
  disclosures: [
    'Passengers in an exit row are adults, able to help in an emergency, and travel without an infant.',
  ],
  adultsOnly: true,
};
const BULKHEAD: SeatKind = {
  name: 'Extra legroom seat',
  factor: 1.9,
  disclosures: ['Families with infants have priority on this seat.'],
  adultsOnly: false,
};
const FRONT: SeatKind = { name: 'Front seat', factor: 1.5, disclosures: [], adultsOnly: false };
const LAST: SeatKind = {
  name: 'Standard seat',
  factor: 0.9,
  disclosures: ['This seat does not recline and is close to the lavatories.'],
  adultsOnly: false,
};
const STANDARD: SeatKind = { name: 'Standard seat', factor: 1, disclosures: [], adultsOnly: false };
const SUITE: SeatKind = { name: 'Business seat', factor: 0, disclosures: [], adultsOnly: false };

/** Rows at the front of a cabin from which one is out first. */
const FRONT_ROWS = 4;

export function seatKind(
  { cabin, rows: [first, last], exits, bassinets }: CabinPlan,
  row: number,
): SeatKind {
  if (cabin === 'business' || cabin === 'first') return SUITE;
  if (exits.includes(row)) return EXIT;
  if (bassinets.includes(row)) return BULKHEAD;
  if (row < first + FRONT_ROWS) return FRONT;
  return row === last ? LAST : STANDARD;
}

/** A seat that is sold with a warning. */
export function isRestricted(kind: SeatKind): boolean {
  return kind === EXIT || kind === LAST;
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
