import { createRandom, type Random } from '../../kit/random';
import { townName } from './cities';
import { FACILITIES } from './facilities';
import type { Hotel } from './hotel';
import { SETTINGS, TYPES } from './hotel-types';
import rooms from '../data/room-texts.json';

export interface Texts {
  en: string;
  nl: string;
}

/** Rooms of one and two stars together, then three, four, five. */
function roomsOf(stars: number): readonly Texts[] {
  return rooms[Math.max(0, Math.min(rooms.length - 1, stars - 2))] ?? [];
}

function extras(random: Random, hotel: Hotel): Texts[] {
  const sentences = hotel.facilities.flatMap((code) => FACILITIES[code].sentence ?? []);
  const first = random.int(0, Math.max(0, sentences.length - 1));
  return [...sentences.slice(first), ...sentences.slice(0, first)].slice(0, random.int(1, 2));
}

/** Four or five sentences, the same ones in both languages. */
export function describeHotel(hotel: Hotel): Texts {
  const random = createRandom(`text/${hotel.id}`);
  const sentences = [
    random.pick(TYPES[hotel.type].openings),
    random.pick(SETTINGS[hotel.setting].locations),
    random.pick(roomsOf(hotel.stars)),
    ...extras(random, hotel),
  ];
  const town = townName(hotel.city);
  const write = (language: keyof Texts): string =>
    sentences
      .map((sentence) =>
        sentence[language].replaceAll('{name}', hotel.name).replaceAll('{town}', town[language]),
      )
      .join(' ');
  return { en: write('en'), nl: write('nl') };
}
