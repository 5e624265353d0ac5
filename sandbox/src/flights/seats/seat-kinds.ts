import kinds from '../data/seat-kinds.json';
import type { Traveller } from '../fares/travellers';
import type { Slice } from '../offers/offer';
import type { CabinPlan } from '../reference/aircraft';
import type { Flight } from '../timetable/flight';

export type SeatKind = (typeof kinds)[keyof typeof kinds];

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

/** `cabin` is where the seat is, which may be behind the one of the fare. */
export function seatCents(
  { factor }: SeatKind,
  cabin: CabinPlan['cabin'],
  { brand }: Slice,
  flight: Flight,
): number {
  if (brand.freeSeats) return 0;
  const premium = cabin === 'premium_economy' ? PREMIUM_FACTOR : 1;
  const cents = (BASE_CENTS + flight.departure.km * CENTS_PER_KM) * factor * premium;
  return Math.round(cents / 50) * 50;
}

const GROWN_UP = 16;

export function maySit({ adultsOnly }: SeatKind, { type, age }: Traveller): boolean {
  if (type === 'infant_without_seat') return false;
  return !adultsOnly || (type === 'adult' && (age ?? GROWN_UP) >= GROWN_UP);
}
