import * as v from 'valibot';
import type { Random } from '../../kit/random';
import { keysOf, readTable } from '../../kit/tables';
import { SCENES } from '../photos/photo-ids';
import facilities from '../data/facilities.json';
import types from '../data/hotel-types.json';
import mixes from '../data/mixes.json';
import settings from '../data/settings.json';

export type HotelType = keyof typeof types;
/** What lies at the door: decides which kinds of hotel stand there and which pictures they show. */
export type Setting = keyof typeof settings;

const TextSchema = v.object({ en: v.string(), nl: v.string() });

const TypeSchema = v.object({
  code: v.string(),
  price: v.number(),
  /** share of 1, 2, 3, 4 and 5 stars */
  stars: v.array(v.number()),
  /** facilities that such a house always has */
  always: v.array(v.picklist(keysOf(facilities))),
  front: v.picklist(keysOf(SCENES)),
  openings: v.array(TextSchema),
});
export const TYPES = readTable(types, TypeSchema);

const MixSchema = v.array(v.tuple([v.picklist(keysOf(types)), v.number()]));

/** What stands in a town of each setting: a ski hotel only in the mountains, a beach hotel only at the sea. */
export const SETTINGS = readTable(
  settings,
  v.object({ mix: MixSchema, locations: v.array(TextSchema) }),
);
const SMALL_TOWN = v.parse(MixSchema, mixes.smallTown);
const LARGE_CITY_ADDITION = v.parse(MixSchema, mixes.largeCityAddition);

const SMALL = 40_000;
const LARGE = 350_000;

export function chooseType(random: Random, setting: Setting, population: number): HotelType {
  if (setting === 'city' && population < SMALL) return random.weighted(SMALL_TOWN);
  const mix = SETTINGS[setting].mix;
  return random.weighted(population >= LARGE ? [...mix, ...LARGE_CITY_ADDITION] : mix);
}

export function chooseStars(random: Random, type: HotelType): number {
  return random.weighted(TYPES[type].stars.map((share, index) => [index + 1, share] as const));
}
