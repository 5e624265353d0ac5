import type { Random } from '../../kit/random';
import type { City } from './cities';
import type { HotelType } from './hotel-types';
import words from '../data/words.json';

type Language = keyof typeof words;

/**
 * Things and materials that make an invented house name; no brand and no well-known hotel is meant. `*` stands for the
 * thing in a shade and for the name in a kind of house, `#` for the number in a street.
 */
interface Vocabulary {
  countries: string;
  things: string;
  shades: string;
  houses: Partial<Record<HotelType, string>> & { city: string };
  streets: string;
}
const WORDS: Readonly<Record<Language, Vocabulary>> = words;

const SWISS_FRENCH = new Set(['GE', 'VD', 'NE', 'JU']);

/** Belgium and Switzerland have several languages. */
function languageOf({ country, region }: City): Language {
  if (country === 'BE') return region === 'WAL' ? 'fr' : 'nl';
  if (country === 'CH' && SWISS_FRENCH.has(region)) return 'fr';
  if (country === 'CH' && region === 'TI') return 'it';
  const named = (['nl', 'de', 'fr', 'es', 'it', 'pt'] as const).find((language) =>
    WORDS[language].countries.split(' ').includes(country),
  );
  return named ?? 'en';
}

function oneOf(random: Random, list: string): string {
  return random.pick(list.split('|'));
}

function invent(random: Random, city: City, type: HotelType): string {
  const { things, shades, houses } = WORDS[languageOf(city)];
  const house = oneOf(random, shades).replace('*', oneOf(random, things));
  const name = oneOf(random, houses[type] ?? houses.city).replace('*', house);
  return random.chance(0.3) && city.name.length <= 14 ? `${name} ${city.name}` : name;
}

/** An invented name that no other hotel of the same town has. */
export function hotelName(
  random: Random,
  place: { city: City; type: HotelType; taken: Set<string> },
): string {
  const { city, type, taken } = place;
  for (let attempt = 0; ; attempt += 1) {
    const name =
      attempt < 20 ? invent(random, city, type) : `${invent(random, city, type)} ${attempt}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

const LETTERS = 'ABCDEFGHJKLNPRSTVWXZ';
const FOUR_DIGITS = new Set(['BE', 'AT', 'CH', 'DK', 'HU', 'LU', 'NO', 'SI', 'BG', 'PT']);

function postalCode(random: Random, country: string): string {
  const digits = String(random.int(10_000, 98_999));
  const letter = (): string => LETTERS[random.int(0, LETTERS.length - 1)] ?? 'A';
  if (country === 'NL') return `${digits.slice(0, 4)} ${letter()}${letter()}`;
  if (country === 'GB')
    return `${letter()}${letter()}${random.int(1, 9)} ${random.int(1, 9)}${letter()}${letter()}`;
  return FOUR_DIGITS.has(country) ? digits.slice(0, 4) : digits;
}

export interface Address {
  lineOne: string;
  postalCode: string;
}

export function streetAddress(random: Random, city: City): Address {
  const street = oneOf(random, WORDS[languageOf(city)].streets);
  return {
    lineOne: street.replace('#', String(random.int(1, 148))),
    postalCode: postalCode(random, city.country),
  };
}
