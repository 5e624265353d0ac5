import type { CircleSource } from '../src/catalogue/circles/read-circles';
import type { MemoryCatalogue } from '../src/catalogue/memory-catalogue';
import type { Random } from './synthetic-hotels';

/* What people type into the box of suggestions: of every kind of place that it knows, in both languages. */

const HOTELS = 2_000;
const TYPOS = 0.4;
const LONGEST = 24;

/** What is typed, by the kind of place that it names. */
export type NamesByKind = ReadonlyMap<string, readonly string[]>;

export interface TypedTerm {
  readonly term: string;
  readonly hasTypo: boolean;
}

export function namesByKind(
  catalogue: Pick<MemoryCatalogue, 'placesWithHotels' | 'hotelsFrom' | 'hotelCount'>,
  { circles, ofTowns, postcodes, otherNames }: CircleSource,
): NamesByKind {
  const kinds = new Map<string, string[]>();
  const add = (kind: string, names: readonly string[]) => {
    const own = kinds.get(kind);
    if (own === undefined) kinds.set(kind, [...names]);
    else own.push(...names);
  };
  for (const { type, names } of catalogue.placesWithHotels()) {
    add(type, [names.en, names.nl]);
    if (type !== 'country') add('phrase', [`hotels in ${names.en}`, `hotel ${names.nl}`]);
  }
  for (let index = 0; index < HOTELS; index += 1) {
    const start = Math.floor((index * catalogue.hotelCount) / HOTELS);
    for (const { names, city } of catalogue.hotelsFrom(start, 1))
      add('hotel', [names.en, `${names.en} ${city?.names.nl ?? ''}`]);
  }
  for (const { type, names, aliases } of [...circles, ...ofTowns]) {
    add(type, [names.en, names.nl]);
    add('other name', aliases);
  }
  for (const names of otherNames.values()) add('other name', names);
  for (const { country, from, name } of postcodes)
    add('postcode', [from, `${country}-${from}`, `${from} ${name}`.trim()]);
  return kinds;
}

function pick<T>(random: Random, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** The beginning of a name, sometimes with a slip of the finger. */
export function randomTerm(random: Random, names: readonly string[]): TypedTerm {
  const name = pick(random, names) ?? 'Paris';
  const typed = name
    .slice(0, Math.max(2, Math.ceil(random() * Math.min(name.length, LONGEST))))
    .toLowerCase();
  const hasTypo = random() < TYPOS;
  return { term: hasTypo ? withTypo(random, typed) : typed, hasTypo };
}

function withTypo(random: Random, text: string): string {
  const at = Math.floor(random() * text.length);
  const kind = random();
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  if (kind < 0.3) return text.slice(0, at) + text.slice(at + 1);
  if (kind < 0.6) return text.slice(0, at) + letter() + text.slice(at + 1);
  if (kind < 0.8) return text.slice(0, at) + letter() + text.slice(at);
  return (
    text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2)
  );
}
