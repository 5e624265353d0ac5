import { fraction } from '../../kit/random';
import type { Hotel } from '../catalogue/hotel';
import { TRIGGER_IDS } from '../catalogue/triggers';
import { capacityOf, roomKinds, type RoomKind } from './room-kinds';
import { guestsPerRoom, nightsOf, type Stay } from './stay';

/** Share of weeks in which a house is full, and in which one kind of room is. */
const FULL_WEEKS = 0.11;
const KIND_FULL_WEEKS = 0.12;
const MAX_GUESTS_PER_ROOM = 5;
const WEEK = 7 * 86_400_000;

const triggers = new Set<string>(TRIGGER_IDS);

function weeksOf(stay: Stay): number[] {
  return [...new Set(nightsOf(stay).map((night) => Math.floor(Date.parse(night) / WEEK)))];
}

function isFull(hotel: Hotel, weeks: readonly number[]): boolean {
  if (hotel.id === 'H-NOROOM') return true;
  return (
    !triggers.has(hotel.id) &&
    weeks.some((week) => fraction(`full/${hotel.id}/${week}`) < FULL_WEEKS)
  );
}

/** How many rooms of a kind are left; the plainest kind is the most frequent one. */
function roomsLeft(hotel: Hotel, kind: RoomKind, stay: Stay): number {
  const weeks = weeksOf(stay);
  const isPlainest = roomKinds(hotel)[0] === kind;
  const left = weeks.map((week) => {
    const luck = fraction(`left/${hotel.id}/${kind.code}/${week}`);
    if (isPlainest || triggers.has(hotel.id)) return 9 + Math.floor(luck * 8);
    return luck < KIND_FULL_WEEKS ? 0 : 1 + Math.floor(luck * 9);
  });
  return Math.min(...left);
}

/** How many rooms of a kind are sold in the busiest night of a stay. */
export type SoldRooms = (hotel: Hotel, kind: RoomKind, stay: Stay) => number;

export function roomsFree(hotel: Hotel, kind: RoomKind, stay: Stay, sold: SoldRooms): number {
  return roomsLeft(hotel, kind, stay) - sold(hotel, kind, stay);
}

export const NOTHING_SOLD: SoldRooms = () => 0;

/** Kinds that are free and hold the guests; none when the house is full. */
export function freeKinds(hotel: Hotel, stay: Stay, sold: SoldRooms = NOTHING_SOLD): RoomKind[] {
  const perRoom = guestsPerRoom(stay);
  if (perRoom > MAX_GUESTS_PER_ROOM || isFull(hotel, weeksOf(stay))) return [];
  return roomKinds(hotel).filter(
    (kind) => capacityOf(kind) >= perRoom && roomsFree(hotel, kind, stay, sold) >= stay.rooms,
  );
}
