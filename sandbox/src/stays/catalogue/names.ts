import type { Random } from '../../kit/random';
import { keysOf } from '../../kit/tables';
import postalCodes from '../data/postal-codes.json';
import words from '../data/words.json';
import type { HotelType } from './hotel-types';
import type { Town } from './towns';

/** Makes invented names of houses; `*` is the thing in a shade or the name in a kind of house, `#` a number in a street. */
interface Vocabulary {
  countries: string;
  things: string;
  shades: string;
  houses: Partial<Record<HotelType, string>> & { city: string };
  streets: string;
}

function wordsOf({ country, region }: Town): Vocabulary {
  const spoken = [`${country}-${region}`, country].flatMap((place) =>
    keysOf(words).filter((language) => words[language].countries.split(' ').includes(place)),
  );
  return words[spoken[0] ?? 'en'];
}

const oneOf = (random: Random, list: string): string => random.pick(list.split('|'));

function invent(random: Random, town: Town, type: HotelType): string {
  const { things, shades, houses } = wordsOf(town);
  const house = oneOf(random, shades).replace('*', oneOf(random, things));
  const name = oneOf(random, houses[type] ?? houses.city).replace('*', house);
  return random.chance(0.3) && town.name.length <= 14 ? `${name} ${town.name}` : name;
}

export function hotelName(random: Random, town: Town, type: HotelType, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const name = invent(random, town, type) + (attempt < 20 ? '' : ` ${attempt}`);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** Five digits unless told here: `#` stands for a digit of one number, `9` for one from 1 on, `A` for a letter. */
const POSTAL_CODES: Readonly<Record<string, string>> = postalCodes;
const LETTERS = [...'ABCDEFGHJKLNPRSTVWXZ'];

function postalCode(random: Random, country: string): string {
  const digits = String(random.int(10_000, 98_999));
  return (POSTAL_CODES[country] ?? '#####').replaceAll(/#+|9|A/g, (part) => {
    if (part === 'A') return random.pick(LETTERS);
    return part === '9' ? String(random.int(1, 9)) : digits.slice(0, part.length);
  });
}

export function streetAddress(random: Random, town: Town) {
  const street = oneOf(random, wordsOf(town).streets);
  return {
    lineOne: street.replace('#', String(random.int(1, 148))),
    postalCode: postalCode(random, town.country),
  };
}
