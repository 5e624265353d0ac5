import type { RoomKind, StayOption } from '@wayfare/api-contract';

export interface OfferedKind {
  readonly key: string;
  readonly name: string;
  /** null where the API says nothing of rooms */
  readonly facts: RoomKind | null;
  readonly options: readonly [StayOption, ...StayOption[]];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Groups options by kind of room, in the order of each kind's first (cheapest) option. */
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
