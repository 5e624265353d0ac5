import type { AvailabilityResult, StayOption } from '@wayfare/api-contract';
import { addMoney, formatDecimal, money, parseMoney, type PartyRoom } from '@wayfare/domain';
import type { StaySearch } from '../search/criteria';

/** One choice to make: for a room of several, or for the only one. */
export interface RoomGroup {
  /** name of its field in a form that no script runs */
  readonly name: string;
  /** of the room, counted from 1; null where there is only one */
  readonly number: number | null;
  readonly guests: PartyRoom | null;
  readonly options: readonly StayOption[];
}

/** The choices of a search: each room has its own, for its own guests (HOT-18). */
export function roomGroups(
  { options, rooms }: Pick<AvailabilityResult, 'options' | 'rooms'>,
  { party }: Pick<StaySearch, 'party'>,
): RoomGroup[] {
  if (rooms.length === 0) return [{ name: 'optionRefId', number: null, guests: null, options }];
  return rooms.map((room) => ({
    name: `room-${room.occupancyRefID}`,
    number: room.occupancyRefID,
    guests: party[room.occupancyRefID - 1] ?? null,
    options: room.options,
  }));
}

/** What the cheapest choice costs together; null where a room has none. */
export function cheapestOf(groups: readonly RoomGroup[]): string | null {
  const lowest = groups.map(({ options }) =>
    options.map(({ price }) => parseMoney(price.gross)).sort((a, b) => a.amount - b.amount),
  );
  const known = lowest.flatMap(([first]) => first ?? []);
  return known.length < groups.length ? null : formatDecimal(addMoney(money(0), ...known));
}
