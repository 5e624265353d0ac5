/** What a page tells of itself: an event of an interaction, or a shift on a page. */
export type Heard = ({ id: string } & Interaction) | { shift: number; page: string; what: string };

/** In milliseconds: until the next paint, of these before the page's handlers began, and in them. */
export interface Interaction {
  what: string;
  took: number;
  waited: number;
  worked: number;
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
    } else if (one.took > (byId.get(one.id)?.took ?? 0)) {
      const { id, ...interaction } = one;
      byId.set(id, interaction);
    }
  }
  return { interactions: slowestFirst(byId.values()), shifts };
}

/** The slowest five by name, each control once, with what it waited and worked. */
export function namesOf(interactions: readonly Interaction[]): string {
  const named = new Map<string, Interaction>();
  for (const one of slowestFirst(interactions)) if (!named.has(one.what)) named.set(one.what, one);
  return [...named.values()]
    .slice(0, 5)
    .map(({ what, took, waited, worked }) => `${took} ms (${waited} + ${worked}) ${what}`)
    .join(', ');
}
