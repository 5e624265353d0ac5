import { CIRCLE_TYPES, type PlaceType } from '@wayfare/api-contract';
import type { Party } from '@wayfare/domain';
import { DEFAULT_PARTY } from '@wayfare/domain';
import { EMPTY_SEARCH, stayOf, type Area, type ChosenPlace, type StaySearch } from './criteria';
import { searchProblems, type SearchProblems, type SearchRules } from './search-rules';

/** `unreadable`: the `search` parameter is no JSON object. Of a wrong one the readable parts are kept. */
export interface ReadSearch {
  status: 'none' | 'unreadable' | 'invalid' | 'ok';
  search: StaySearch;
  problems: SearchProblems;
}

const MAX_LENGTH = 8000;
const MAX_ID = 80;
const MAX_HOTELS = 200;
const PLACE_TYPES: readonly PlaceType[] = [
  'country',
  'destination',
  'city',
  'hotel',
  ...CIRCLE_TYPES,
];

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID;
const isBetween = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;
const textOf = (value: unknown, length: number) =>
  typeof value === 'string' ? value.slice(0, length) : '';

function readPlace(place: unknown, terms: unknown): ChosenPlace | null {
  if (!isObject(place) || !isId(place.id)) return null;
  const type = PLACE_TYPES.find((known) => known === place.type);
  const { latitude, longitude } = place;
  const point =
    isBetween(latitude, 90) && isBetween(longitude, 180) ? { point: { latitude, longitude } } : {};
  return type === undefined
    ? null
    : { type, id: place.id, searchTerms: textOf(terms, 200), ...point };
}

const readNationality = (value: unknown) =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null;

function readArea({ bounds, latitude, longitude }: Loose): Area | null {
  if (isObject(bounds)) {
    const { north, south, east, west } = bounds;
    if (
      isBetween(north, 90) &&
      isBetween(south, 90) &&
      isBetween(east, 180) &&
      isBetween(west, 180)
    )
      return { bounds: { north, south, east, west } };
  }
  return isBetween(latitude, 90) && isBetween(longitude, 180) ? { latitude, longitude } : null;
}

/** A guest without a readable age becomes a child whose age is to be chosen, so that nobody is lost (HOT-23). */
function readParty(occupancies: unknown): Party {
  if (!Array.isArray(occupancies)) return DEFAULT_PARTY;
  return occupancies.slice(0, 20).map((room: unknown) => {
    const paxes: unknown[] =
      isObject(room) && Array.isArray(room.paxes) ? room.paxes.slice(0, 20) : [];
    const ages = paxes.map((pax) =>
      isObject(pax) && typeof pax.age === 'number' ? pax.age : null,
    );
    return {
      adults: ages.filter((age) => age !== null && age > 17).length,
      childAges: ages.filter((age) => age === null || age <= 17),
    };
  });
}

const readLoose = (json: Loose): StaySearch => ({
  place: readPlace(json.place, json.searchTerms),
  area: readArea(json),
  hotels: (Array.isArray(json.hotels) ? json.hotels : []).filter(isId).slice(0, MAX_HOTELS),
  stay: stayOf(textOf(json.checkIn ?? '', 20), textOf(json.checkOut ?? '', 20)),
  party: readParty(json.occupancies),
  nationality: readNationality(json.nationality),
});

/** The JSON of a `search` parameter; null when it is no object or too long. */
export function parseSearch(text: string): Loose | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function readSearch(text: string | null, rules: SearchRules): ReadSearch {
  const json = text === null ? null : parseSearch(text);
  if (json === null) {
    const status = text === null || text === '' ? 'none' : 'unreadable';
    return { status, search: EMPTY_SEARCH, problems: {} };
  }
  const search = readLoose(json);
  const problems = searchProblems(search, rules);
  return { status: Object.keys(problems).length > 0 ? 'invalid' : 'ok', search, problems };
}

/** Any adult age prices alike. */
const ADULT = { age: 30 };

/** A child without a chosen age is written without one, so that a refused search can be corrected. */
function writeParty(party: Party): { paxes: { age?: number }[] }[] {
  return party.map(({ adults, childAges }) => {
    const count = Number.isInteger(adults) ? Math.max(0, Math.min(adults, 20)) : 0;
    return {
      paxes: [
        ...Array.from({ length: count }, () => ADULT),
        ...childAges.map((age) => (age === null ? {} : { age })),
      ],
    };
  });
}

/** The `search` parameter under the specification's names (HOT-21). */
export function writeSearch({ place, area, hotels, stay, party, nationality }: StaySearch): string {
  return JSON.stringify({
    ...(place === null
      ? {}
      : {
          place: { type: place.type, id: place.id, ...place.point },
          searchTerms: place.searchTerms,
        }),
    ...area,
    ...stay,
    occupancies: writeParty(party),
    hotels,
    ...(nationality ? { nationality } : {}),
  });
}
