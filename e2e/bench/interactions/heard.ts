/** What a page tells of itself: an event of an interaction, or a shift on a page. */
export type Heard =
  | { id: string; what: string; took: number }
  | { shift: number; page: string; what: string };

export interface Interaction {
  what: string;
  took: number;
}

export interface Told {
  /** the slowest first */
  interactions: Interaction[];
  /** of each page the sum, and what shifted most */
  shifts: Record<string, { sum: number; most: number; what: string }>;
}

const slowestFirst = (all: Iterable<Interaction>) =>
  [...all].toSorted((one, other) => other.took - one.took);

/** Interactions as long as the longest of their events, and what each page shifted. */
export function toldBy(heard: readonly Heard[]): Told {
  const byId = new Map<string, Interaction>();
  const shifts: Told['shifts'] = {};
  for (const one of heard) {
    if ('shift' in one) {
      const { page, shift, what } = one;
      const before = shifts[page] ?? { sum: 0, most: 0, what };
      const most = Math.max(before.most, shift);
      shifts[page] = {
        sum: before.sum + shift,
        most,
        what: shift === most ? what : before.what,
      };
    } else if (one.took > (byId.get(one.id)?.took ?? 0))
      byId.set(one.id, { what: one.what, took: one.took });
  }
  return { interactions: slowestFirst(byId.values()), shifts };
}

/** The slowest three by name, each control once. */
export function namesOf(interactions: readonly Interaction[]): string {
  const named = new Map<string, number>();
  for (const { what, took } of slowestFirst(interactions))
    if (!named.has(what)) named.set(what, took);
  return [...named]
    .slice(0, 3)
    .map(([what, took]) => `${took} ms ${what}`)
    .join(', ');
}
