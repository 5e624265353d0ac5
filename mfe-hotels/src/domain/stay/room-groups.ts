import type { AvailabilityResult, StayOption } from '@wayfare/api-contract';
import { addMoney, formatDecimal, money, parseMoney, type PartyRoom } from '@wayfare/domain';
import type { StaySearch } from '../search/criteria';

export interface RoomGroup {
  readonly name: string;
  /** from 1; null where there is one room only */
  readonly number: number | null;
  readonly guests: PartyRoom | null;
  readonly options: readonly StayOption[];
}

/** One group for each room, with the options for its guests (HOT-18). */
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

/** The cheapest total of all groups; null where a room has no option. */
export function cheapestOf(groups: readonly RoomGroup[]): string | null {
  const lowest = groups.map(({ options }) =>
    options.map(({ price }) => parseMoney(price.gross)).sort((a, b) => a.amount - b.amount),
  );
  const known = lowest.flatMap(([first]) => first ?? []);
  return known.length < groups.length ? null : formatDecimal(addMoney(money(0), ...known));
}
