import type { StayOption } from '@wayfare/api-contract';
import { dropStored, isRecord, useStoredText, writeStored } from '@wayfare/forms';
import { useMemo } from 'react';

const KEY = 'draft.hotels.room';

/** What makes two options the same to a traveller: a supplier gives the same rate another id with every search. */
function kindOf({ rooms, boardCode, paymentType, cancelPolicy }: StayOption): string {
  return JSON.stringify([rooms.map(({ code }) => code), boardCode, paymentType, cancelPolicy.refundable]);
}

/** Keeps the room chosen in this tab, of the last hotel alone. `search`: dates and guests. */
export function keepRoom(hotelId: string, search: string, option: StayOption): void {
  writeStored(KEY, { hotelId, search, id: option.optionRefId, kind: kindOf(option) });
}

export function forgetRoom(): void {
  dropStored(KEY);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** The option that was chosen here before, as it is offered now; null when nothing was, or it is gone. */
export function useKeptRoom(hotelId: string, search: string, options: readonly StayOption[]): string | null {
  const text = useStoredText(KEY);
  return useMemo(() => {
    const kept = parse(text);
    if (!isRecord(kept) || kept.hotelId !== hotelId || kept.search !== search) return null;
    const option = options.find(({ optionRefId }) => optionRefId === kept.id) ?? options.find((candidate) => kindOf(candidate) === kept.kind);
    return option?.optionRefId ?? null;
  }, [text, hotelId, search, options]);
}
