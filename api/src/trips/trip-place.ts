import { greatCircle } from '../platform/great-circle';

/** Degrees. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface TripPlace {
  /** of station, airport or house, in the reader's language */
  readonly name: string;
  /** in the reader's language; null where unknown */
  readonly town: string | null;
  readonly aliases: readonly string[];
  readonly position: Position | null;
}

/** An airport serves the towns around it: Girona is 75 km from Barcelona, Beauvais 70 km from Paris. */
const NEAR_KM = 80;

/** Stop words: what a place is and not which. */
const GENERIC: ReadonlySet<string> = new Set([
  'airport',
  'luchthaven',
  'aeropuerto',
  'aeroport',
  'flughafen',
  'international',
  'station',
  'gare',
  'central',
  'centraal',
  'centrale',
  'hbf',
  'hauptbahnhof',
]);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !GENERIC.has(word));

/** Word by word: Paris in Paris Gare du Nord. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  if (words.join('').length < 3) return false;
  return others.some((_, start) => words.every((word, index) => others[start + index] === word));
}

const namesOf = ({ name, town, aliases }: TripPlace): string[][] =>
  [name, town ?? '', ...aliases].map(wordsOf);

/** By distance, or by name where a position is missing. */
export function isNear(one: TripPlace, other: TripPlace): boolean {
  if (one.position !== null && other.position !== null)
    return greatCircle(one.position, other.position) <= NEAR_KM;
  const others = namesOf(other);
  return namesOf(one).some((words) =>
    others.some((wanted) => isWithin(words, wanted) || isWithin(wanted, words)),
  );
}

export const townOf = ({ name, town }: TripPlace): string => town ?? name;
