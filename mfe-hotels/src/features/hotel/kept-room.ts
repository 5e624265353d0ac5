import type { StayOption } from '@wayfare/api-contract';
import { listOf, storedAtom } from '@wayfare/forms';
import { useMemo } from 'react';
import * as v from 'valibot';
import { kindOf } from '../../domain/stay/option-kind';

const RoomSchema = v.fallback(v.nullable(v.object({ id: v.string(), kind: v.string() })), null);

/** Rooms chosen in this tab, for the latest hotel only. */
const rooms = storedAtom({
  key: 'draft.hotels.room',
  schema: v.object({ hotelId: v.string(), search: v.string(), rooms: listOf(RoomSchema) }),
  empty: null,
});

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

/** The option kept for each room, as offered now; null when none was kept or one is gone. */
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
