import { fraction } from '../../kit/random';
import { DAY } from '../../kit/zones';
import type { Hotel } from '../catalogue/hotel';
import triggers from '../data/triggers.json';
import { boardsOf, capacityOf, roomKinds, type RoomKind } from './room-kinds';
import { nightsOf, type Sale, type Stay, type Token } from './sale';

const FULL_WEEKS = 0.11;
const KIND_FULL_WEEKS = 0.12;
const MAX_GUESTS_PER_ROOM = 5;

const weekOf = (night: string): number => Math.floor(Date.parse(night) / (7 * DAY));

function isFull({ id }: Hotel, weeks: readonly number[]): boolean {
  if (id in triggers) return id === 'H-NOROOM';
  return weeks.some((week) => fraction(`full/${id}/${week}`) < FULL_WEEKS);
}

function roomsIn(hotel: Hotel, kind: RoomKind, week: number): number {
  const luck = fraction(`left/${hotel.id}/${kind.code}/${week}`);
  if (hotel.id in triggers || roomKinds(hotel)[0] === kind) return 9 + Math.floor(luck * 8);
  return luck < KIND_FULL_WEEKS ? 0 : 1 + Math.floor(luck * 9);
}

/** How many rooms of a kind can be had; of those that were sold, the busiest night counts. */
export function roomsFree(
  hotel: Hotel,
  kind: RoomKind,
  stay: Stay,
  sales: readonly Sale[],
): number {
  const sold = sales.filter((sale) => sale.hotel === hotel && sale.kind === kind);
  const nights = nightsOf(stay);
  const taken = nights.map((night) =>
    sold
      .filter(({ token }) => token.stay.checkIn <= night && night < token.stay.checkOut)
      .reduce((sum, { token }) => sum + token.stay.rooms, 0),
  );
  return (
    Math.min(...nights.map((night) => roomsIn(hotel, kind, weekOf(night)))) - Math.max(0, ...taken)
  );
}

export function freeKinds(hotel: Hotel, stay: Stay, sales: readonly Sale[] = []): RoomKind[] {
  // The wire does not say who sleeps where: the fullest room holds an even share, rounded up.
  const perRoom = Math.ceil(stay.ages.length / stay.rooms);
  const weeks = [...new Set(nightsOf(stay).map(weekOf))];
  if (perRoom > MAX_GUESTS_PER_ROOM || isFull(hotel, weeks)) return [];
  return roomKinds(hotel).filter(
    (kind) => capacityOf(kind) >= perRoom && roomsFree(hotel, kind, stay, sales) >= stay.rooms,
  );
}

export function offered<T>(
  hotel: Hotel,
  asked: Token,
  sales: readonly Sale[],
  write: (sale: Sale, left: number) => T | undefined,
): { kind: RoomKind; rates: T[] }[] {
  return freeKinds(hotel, asked.stay, sales).map((kind) => {
    const left = roomsFree(hotel, kind, asked.stay, sales);
    const rates = boardsOf(hotel).flatMap((board) =>
      [true, false].flatMap((refundable) => {
        const token = { ...asked, kind: kind.code, board, refundable };
        return write({ hotel, kind, token }, left) ?? [];
      }),
    );
    return { kind, rates };
  });
}
