import { createRandom, type Random } from '../../random';
import { EXTRAS, LOCATIONS, OPENINGS, ROOMS } from './description-texts';
import type { Hotel } from './hotel';
import { townName } from './town-names';

export interface Texts {
  en: string;
  nl: string;
}

function roomLevel(stars: number): number {
  return Math.max(0, Math.min(ROOMS.length - 1, stars - 2));
}

function extras(random: Random, hotel: Hotel): string[] {
  const sentences = hotel.facilities.flatMap((code) => EXTRAS[code] ?? []);
  const first = random.int(0, Math.max(0, sentences.length - 1));
  return [...sentences.slice(first), ...sentences.slice(0, first)].slice(0, random.int(1, 2));
}

/** Four or five sentences, the same ones in both languages. */
export function describeHotel(hotel: Hotel): Texts {
  const random = createRandom(`text/${hotel.id}`);
  const rooms = ROOMS[roomLevel(hotel.stars)] ?? ROOMS[0];
  const pairs = [
    random.pick(OPENINGS[hotel.type]),
    random.pick(LOCATIONS[hotel.setting]),
    ...(rooms === undefined ? [] : [random.pick(rooms)]),
    ...extras(random, hotel),
  ];
  const town = townName(hotel.city);
  const write = (column: 0 | 1, place: string): string =>
    pairs
      .map((pair) =>
        (pair.split('|')[column] ?? '')
          .replaceAll('{name}', hotel.name)
          .replaceAll('{town}', place),
      )
      .join(' ');
  return { en: write(0, town.en), nl: write(1, town.nl) };
}
