import type { TrainItem } from '@wayfare/api-contract';
import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { ItemDraft } from '../domain/passengers/item-draft';
import { parseTyped, typedOf } from '../domain/passengers/typed-passenger';

/** Survives reload, Back, another language and a lost session. */
const KEY = 'trainPassengers';

const KEPT = 20;

function stored(): Record<string, unknown> {
  const kept = readStored(KEY);
  return isRecord(kept) ? kept : {};
}

/** The draft, else what the basket knows. */
export function draftOfItem(item: TrainItem): ItemDraft {
  const kept = stored()[item.id];
  const { passengers, delivery } = isRecord(kept) ? kept : {};
  const typed = Array.isArray(passengers)
    ? passengers.map((each: unknown) => (isRecord(each) ? parseTyped(each) : null))
    : [];
  const options = item.ticketingOptions.map(({ code }) => code);
  return {
    id: item.id,
    delivery:
      options.find((code) => code === delivery) ??
      item.ticketingOptionSelected?.code ??
      options[0] ??
      null,
    passengers: item.travelers.map((traveler, index) => typed[index] ?? typedOf(traveler)),
  };
}

export function keepDrafts(drafts: readonly ItemDraft[]): void {
  const ids = new Set(drafts.map(({ id }) => id));
  const others = Object.entries(stored()).filter(([id]) => !ids.has(id));
  writeStored(
    KEY,
    Object.fromEntries(
      [...others, ...drafts.map((draft) => [draft.id, draft] as const)].slice(-KEPT),
    ),
  );
}

/** Documents and addresses are erased once bought. */
export function forgetDrafts(ids: readonly string[]): void {
  writeStored(
    KEY,
    Object.fromEntries(Object.entries(stored()).filter(([id]) => !ids.includes(id))),
  );
}
