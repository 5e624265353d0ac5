import { everyPlace, type WeighedPlace } from './catalogue';
import type { RailPlace } from './place';
import { plain } from './station';

const { shown, byCode } = everyPlace();

interface Entry extends WeighedPlace {
  /** names of the place, and of its town, as they are compared */
  names: readonly string[];
}

const groupNames = new Map(
  shown
    .filter(({ place }) => place.type === 'city')
    .map(({ place }) => [place.code, Object.values(place.names).map(plain)]),
);

function toEntry(weighed: WeighedPlace): Entry {
  const own = Object.values(weighed.place.names).map(plain);
  return { ...weighed, names: [...new Set([...own, ...(groupNames.get(weighed.group) ?? [])])] };
}

/** Every word of a name with what follows it: `gare de lyon` is found by `gare`, `de lyon` and `lyon`. */
function tails(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}

interface Tail {
  text: string;
  entry: Entry;
  /** not the beginning of a name, but a later word */
  isInner: boolean;
}

const TAILS: readonly Tail[] = shown
  .map(toEntry)
  .flatMap((entry) =>
    entry.names.flatMap((name) =>
      tails(name).map((text, index): Tail => ({ text, entry, isInner: index > 0 })),
    ),
  )
  .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));

/** Where the tails begin that are not before a text. */
function firstTail(text: string): number {
  let [low, high] = [0, TAILS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((TAILS[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Found {
  entry: Entry;
  rank: number;
}

/** 0 for the whole name, 1 for its beginning, 2 for a later word. */
function rankOf({ text, isInner }: Tail, query: string): number {
  if (isInner) return 2;
  return text === query ? 0 : 1;
}

function matches(query: string): Found[] {
  const found = new Map<Entry, number>();
  for (let index = firstTail(query); index < TAILS.length; index += 1) {
    const tail = TAILS[index];
    if (tail === undefined || !tail.text.startsWith(query)) break;
    found.set(tail.entry, Math.min(rankOf(tail, query), found.get(tail.entry) ?? 2));
  }
  return [...found].map(([entry, rank]) => ({ entry, rank }));
}

/** The best of a town's places speaks for all of them, so that they stand together. */
function groupOrder(found: readonly Found[]): Map<string, Found> {
  const best = new Map<string, Found>();
  for (const each of found) {
    const before = best.get(each.entry.group);
    if (before === undefined || compare(each, before) < 0) best.set(each.entry.group, each);
  }
  return best;
}

function compare(a: Found, b: Found): number {
  return (
    a.rank - b.rank ||
    b.entry.weight - a.entry.weight ||
    (a.entry.place.code < b.entry.place.code ? -1 : 1)
  );
}

/** Within a town: all its stations first, then the larger ones. */
function compareInside(a: Found, b: Found): number {
  const isCity = ({ entry }: Found) => (entry.place.type === 'city' ? 0 : 1);
  return isCity(a) - isCity(b) || compare(a, b);
}

export function findPlaces(query: string, size: number): RailPlace[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const found = matches(wanted);
  const groups = groupOrder(found);
  const groupOf = ({ entry }: Found) => groups.get(entry.group);
  return found
    .sort((a, b) => {
      const [first, second] = [groupOf(a), groupOf(b)];
      if (first === second || first === undefined || second === undefined)
        return compareInside(a, b);
      return compare(first, second);
    })
    .slice(0, size)
    .map(({ entry }) => entry.place);
}

export function placeByCode(code: string): RailPlace | undefined {
  return byCode.get(code);
}
