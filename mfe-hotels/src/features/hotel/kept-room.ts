import type { StayOption } from '@wayfare/api-contract';
import { dropStored, isRecord, useStoredText, writeStored } from '@wayfare/forms';
import { useMemo } from 'react';
import { kindOf } from '../../domain/stay/option-kind';

const KEY = 'draft.hotels.room';

/** Keeps the rooms chosen in this tab, of the last hotel alone. `search`: dates and guests. */
export function keepRooms(
  hotelId: string,
  search: string,
  chosen: readonly (StayOption | null)[],
): void {
  writeStored(KEY, {
    hotelId,
    search,
    rooms: chosen.map((option) =>
      option === null ? null : { id: option.optionRefId, kind: kindOf(option) },
    ),
  });
}

export function forgetRooms(): void {
  dropStored(KEY);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** For each room the option that was chosen here before, as it is offered now; null when nothing was, or it is gone. */
export function useKeptRooms(
  hotelId: string,
  search: string,
  offered: readonly (readonly StayOption[])[],
): (StayOption | null)[] {
  const text = useStoredText(KEY);
  return useMemo(() => {
    const kept = parse(text);
    const rooms: unknown[] =
      isRecord(kept) &&
      kept.hotelId === hotelId &&
      kept.search === search &&
      Array.isArray(kept.rooms)
        ? kept.rooms
        : [];
    return offered.map((options, index) => {
      const room = rooms[index];
      if (!isRecord(room)) return null;
      return (
        options.find(({ optionRefId }) => optionRefId === room.id) ??
        options.find((candidate) => kindOf(candidate) === room.kind) ??
        null
      );
    });
  }, [text, hotelId, search, offered]);
}
