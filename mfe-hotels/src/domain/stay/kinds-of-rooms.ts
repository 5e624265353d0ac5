import type { RoomKind, StayOption } from '@wayfare/api-contract';

/** Options that differ by their rates alone. */
export interface OfferedKind {
  readonly key: string;
  readonly name: string;
  /** what is known of such a room; null where an API says nothing of rooms */
  readonly facts: RoomKind | null;
  /** in the order in which they came, never empty */
  readonly options: readonly [StayOption, ...StayOption[]];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Each kind of room once with its options, in the order of the first of them: the cheapest comes first. */
export function kindsOfRooms(
  options: readonly StayOption[],
  known: readonly RoomKind[],
): OfferedKind[] {
  const byKey = new Map<string, OfferedKind>();
  for (const option of options) {
    const codes = unique(option.rooms.map(({ code }) => code));
    const key = codes.join(' ');
    const before = byKey.get(key);
    byKey.set(
      key,
      before === undefined
        ? {
            key,
            name: unique(option.rooms.map(({ description }) => description)).join(' + '),
            facts: known.find(({ code }) => code === codes[0] && codes.length === 1) ?? null,
            options: [option],
          }
        : { ...before, options: [...before.options, option] },
    );
  }
  return [...byKey.values()];
}
