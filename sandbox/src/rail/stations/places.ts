import { NOWHERE, plain, STATIONS, type Names, type Station } from './station';

const placeOf = (
  type: 'city' | 'station',
  { country, timezone, latitude, longitude }: Station,
  own: { code: string; names: Names; stations: readonly string[] },
) => ({ ...own, type, country, timezone, latitude, longitude });

export type RailPlace = ReturnType<typeof placeOf>;

interface Entry {
  place: RailPlace;
  /** the code of the town that it belongs to; of a town itself its own */
  town: string;
  weight: number;
  names: readonly string[];
}

function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const plainNames = (names: Names): string[] => Object.values(names).map(plain);

/** Every station of a town, and the town; one whose only station has its very name is that station. */
function entriesOf([town, stations]: [string, Station[]]): Entry[] {
  const [main, ...others] = stations.toSorted(
    (a, b) => b.weight - a.weight || (a.code < b.code ? -1 : 1),
  );
  if (main === undefined) return [];
  const all = [main, ...others];
  const hasOwnPlace = all.every(({ code }) => code !== town);
  const townNames = hasOwnPlace && others.length > 0 ? plainNames(main.city.names) : [];
  const entries = all.map((station): Entry => {
    const { code, names, weight } = station;
    const place = placeOf('station', station, { code, names, stations: [code] });
    return { place, town, weight, names: [...plainNames(names), ...townNames] };
  });
  const place = placeOf('city', main, { ...main.city, stations: all.map(({ code }) => code) });
  return hasOwnPlace
    ? [...entries, { place, town, weight: main.weight + 1, names: townNames }]
    : entries;
}

const ENTRIES = [...groupedBy([NOWHERE, ...STATIONS], ({ city }) => city.code)].flatMap(entriesOf);
const byCode = new Map(ENTRIES.map(({ place }) => [place.code, place]));

/** 0 for the whole of a name, 1 for its beginning, 2 for that of a later word, 3 for none. */
function rankOf({ names }: Entry, query: string): number {
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  return names.some((name) => name.includes(` ${query}`)) ? 2 : 3;
}

/** The best of a town's places speaks for all of them, so that they stand together, the town itself first. */
export function findPlaces(query: string, size: number): RailPlace[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const found = ENTRIES.map((entry) => ({ ...entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < 3)
    .sort(
      (a, b) => a.rank - b.rank || b.weight - a.weight || (a.place.code < b.place.code ? -1 : 1),
    )
    .map(({ place, town }) => ({ place, town }));
  return [...groupedBy(found, ({ town }) => town).values()]
    .flatMap((places) => places.sort((a, b) => a.place.type.localeCompare(b.place.type)))
    .slice(0, size)
    .map(({ place }) => place);
}

export function placeByCode(code: string): RailPlace | undefined {
  return byCode.get(code);
}
