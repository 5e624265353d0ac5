import type { StayOption } from '@wayfare/api-contract';
import { isRecord, parsedAtom, recordIn } from '@wayfare/forms';
import { useMemo } from 'react';
import { kindOf } from '../../domain/stay/option-kind';

interface KeptRooms {
  hotelId: string;
  search: string;
  rooms: ({ id: string; kind: string } | null)[];
}

function roomIn(kept: unknown): KeptRooms['rooms'][number] {
  if (!isRecord(kept)) return null;
  const { id, kind } = kept;
  return typeof id === 'string' && typeof kind === 'string' ? { id, kind } : null;
}

/** By hand: a schema would cost a page to search on the library for schemas. */
function parseRooms(text: string): KeptRooms | null {
  const kept = recordIn(text);
  if (kept === null) return null;
  const { hotelId, search, rooms: list } = kept;
  return typeof hotelId === 'string' && typeof search === 'string' && Array.isArray(list)
    ? { hotelId, search, rooms: list.map(roomIn) }
    : null;
}

/** Rooms chosen in this tab, for the latest hotel only. */
const rooms = parsedAtom({ key: 'draft.hotels.room', parse: parseRooms, empty: null });

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
