import type { Random } from '../../random';
import type { Setting } from './tourism';

/** Accommodation type codes of the marketplace, by the name that this catalogue knows them under. */
export const TYPE_CODES = {
  city: '31',
  beach: '32',
  apartment: '33',
  country: '36',
  ski: '38',
  village: '41',
  spa: '42',
  airport: '45',
  eco: '46',
  conference: '48',
  hostel: '49',
  mountain: '51',
  family: '202',
  business: '203',
} as const;

export type HotelType = keyof typeof TYPE_CODES;

type Mix = readonly (readonly [HotelType, number])[];

/** What stands in a town of each setting; a ski hotel only in the mountains, a beach hotel only at the sea. */
const MIX: Record<Setting, Mix> = {
  city: [
    ['city', 38],
    ['apartment', 15],
    ['business', 9],
    ['hostel', 8],
    ['family', 7],
    ['conference', 6],
    ['spa', 5],
    ['eco', 6],
    ['country', 6],
  ],
  coast: [
    ['beach', 30],
    ['city', 18],
    ['apartment', 17],
    ['family', 9],
    ['spa', 6],
    ['village', 6],
    ['hostel', 5],
    ['eco', 4],
    ['country', 3],
    ['business', 2],
  ],
  mountain: [
    ['ski', 27],
    ['mountain', 25],
    ['apartment', 13],
    ['spa', 10],
    ['family', 8],
    ['city', 6],
    ['village', 5],
    ['eco', 4],
    ['hostel', 2],
  ],
};
const SMALL_TOWN: Mix = [
  ['country', 24],
  ['city', 20],
  ['apartment', 14],
  ['family', 10],
  ['village', 10],
  ['eco', 9],
  ['spa', 8],
  ['hostel', 5],
];
const LARGE_CITY_ADDITION: Mix = [
  ['airport', 4],
  ['conference', 4],
  ['business', 4],
];

/** Share of 1, 2, 3, 4 and 5 stars. */
const STARS: Record<HotelType, readonly [number, number, number, number, number]> = {
  city: [3, 15, 38, 34, 10],
  beach: [1, 10, 34, 40, 15],
  apartment: [2, 18, 48, 28, 4],
  country: [2, 14, 42, 34, 8],
  ski: [0, 12, 40, 36, 12],
  village: [2, 20, 48, 28, 2],
  spa: [0, 0, 12, 58, 30],
  airport: [0, 12, 52, 36, 0],
  eco: [2, 18, 46, 30, 4],
  conference: [0, 0, 26, 62, 12],
  hostel: [46, 46, 8, 0, 0],
  mountain: [2, 22, 46, 26, 4],
  family: [1, 14, 46, 36, 3],
  business: [0, 4, 36, 50, 10],
};

const SMALL = 40_000;
const LARGE = 350_000;

export function chooseType(random: Random, setting: Setting, population: number): HotelType {
  if (setting === 'city' && population < SMALL) return random.weighted(SMALL_TOWN);
  const mix = MIX[setting];
  return random.weighted(population >= LARGE ? [...mix, ...LARGE_CITY_ADDITION] : mix);
}

export function chooseStars(random: Random, type: HotelType): number {
  return random.weighted(STARS[type].map((share, index) => [index + 1, share] as const));
}
