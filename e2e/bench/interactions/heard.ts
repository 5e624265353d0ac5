/** What a page tells of itself: an event of an interaction, how many there were in a document, or a shift on a page. */
export type Heard =
  | ({ id: string } & Interaction)
  | { document: number; count: number }
  | { shift: number; page: string; what: string };

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
  /** of interactions, those within a frame too */
  count: number;
  /** of each page the sum, and what shifted most */
  shifts: Record<string, { sum: number; most: number; what: string }>;
}

const slowestFirst = (all: Iterable<Interaction>) =>
  [...all].toSorted((one, other) => other.took - one.took);

/** Interactions as long as the longest of their events, and what each page shifted. */
export function toldBy(heard: readonly Heard[]): Told {
  const byId = new Map<string, Interaction>();
  const shifts: Told['shifts'] = {};
  const counts = new Map<number, number>();
  for (const one of heard) {
    if ('count' in one)
      counts.set(one.document, Math.max(one.count, counts.get(one.document) ?? 0));
    else if ('shift' in one) {
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
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return { interactions: slowestFirst(byId.values()), count, shifts };
}

/** Of so many interactions the slowest is left out. */
const LEFT_OUT_OF = 50;

/**
 * Interaction to Next Paint as web.dev and Chromium define it: the slowest interaction, without one for each fifty that
 * there were.
 */
export function inpOf({ interactions, count }: Pick<Told, 'interactions' | 'count'>): number {
  return interactions[Math.floor(count / LEFT_OUT_OF)]?.took ?? 0;
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
