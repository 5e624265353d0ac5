import type { StayOption } from '@wayfare/api-contract';
import { listOf, storedAtom } from '@wayfare/forms';
import { useMemo } from 'react';
import * as v from 'valibot';
import { kindOf } from '../../domain/stay/option-kind';

const RoomSchema = v.fallback(v.nullable(v.object({ id: v.string(), kind: v.string() })), null);

/** The rooms chosen in this tab, of the last hotel alone. */
const rooms = storedAtom({
  key: 'draft.hotels.room',
  schema: v.object({ hotelId: v.string(), search: v.string(), rooms: listOf(RoomSchema) }),
  empty: null,
});

/** Keeps the rooms chosen for a hotel. `search`: dates and guests. */
export function keepRooms(
  hotelId: string,
  search: string,
  chosen: readonly (StayOption | null)[],
): void {
  rooms.write({
    hotelId,
    search,
    rooms: chosen.map((option) =>
      option === null ? null : { id: option.optionRefId, kind: kindOf(option) },
    ),
  });
}

export const forgetRooms = rooms.forget;

/** For each room the option that was chosen here before, as it is offered now; null when nothing was, or it is gone. */
export function useKeptRooms(
  hotelId: string,
  search: string,
  offered: readonly (readonly StayOption[])[],
): (StayOption | null)[] {
  const kept = rooms.use();
  return useMemo(() => {
    const known = kept?.hotelId === hotelId && kept.search === search ? kept.rooms : [];
    return offered.map((options, index) => {
      const room = known[index] ?? null;
      if (room === null) return null;
      return (
        options.find(({ optionRefId }) => optionRefId === room.id) ??
        options.find((candidate) => kindOf(candidate) === room.kind) ??
        null
      );
    });
  }, [kept, hotelId, search, offered]);
}
