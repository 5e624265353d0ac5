import type { Hotel } from '../catalogue/hotel';
import { boardCents, type Board } from './boards';
import { NON_REFUNDABLE, nightCents, vatCents } from './night-price';
import type { RoomKind } from './room-kinds';
import { adultsOf, ageOf, nightsOf, type Stay } from './stay';

export interface RateChoice {
  kind: RoomKind;
  board: Board;
  refundable: boolean;
}

/** All in cents; base + tax = total, due is paid at the property on top. */
export interface Price {
  base: number;
  tax: number;
  total: number;
  due: number;
}

/** A guest beyond two per room, a guest alone in a room, and a week or longer. */
const EXTRA_GUEST = 0.16;
const ALONE = 0.93;
const LONG_STAY = 0.94;

function roomNightFactor({ rooms, guests }: Stay): number {
  const paying = guests.filter((guest) => ageOf(guest) >= 3).length;
  const extra = Math.max(0, paying - 2 * rooms);
  return rooms * (guests.length <= rooms ? ALONE : 1) + extra * EXTRA_GUEST;
}

function netCents(hotel: Hotel, stay: Stay, { kind, board, refundable }: RateChoice): number {
  const nights = nightsOf(stay);
  const terms = (refundable ? 1 : NON_REFUNDABLE) * (nights.length >= 7 ? LONG_STAY : 1);
  const factor = kind.factor * roomNightFactor(stay) * terms;
  const meals = stay.guests.reduce(
    (sum, guest) => sum + boardCents(board, hotel.stars, ageOf(guest)),
    0,
  );
  return nights.reduce(
    (sum, night) => sum + Math.round(nightCents(hotel, night) * factor) + meals,
    0,
  );
}

function dueCents({ taxes }: Hotel, stay: Stay, net: number): number {
  return (
    Math.round((net * taxes.cityTaxPercent) / 100) +
    taxes.cityTaxCents * adultsOf(stay) * nightsOf(stay).length
  );
}

/** The price of a choice: the same stay in the same hotel always costs the same. */
export function priceOf(hotel: Hotel, stay: Stay, choice: RateChoice, surcharge = 0): Price {
  const base = Math.round(netCents(hotel, stay, choice) * (1 + surcharge));
  const tax = vatCents(hotel, base);
  return { base, tax, total: base + tax, due: dueCents(hotel, stay, base) };
}

export function amount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}
