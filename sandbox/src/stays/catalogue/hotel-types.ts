import * as v from 'valibot';
import type { Random } from '../../kit/random';
import { keysOf, readTable } from '../../kit/tables';
import facilities from '../data/facilities.json';
import types from '../data/hotel-types.json';
import mixes from '../data/mixes.json';
import roomKinds from '../data/room-kinds.json';
import scenes from '../data/scenes.json';
import settings from '../data/settings.json';

export type HotelType = keyof typeof types;
export type Setting = keyof typeof settings;
export type FacilityCode = keyof typeof facilities;

const TextSchema = v.object({ en: v.string(), nl: v.string() });
export type Texts = v.InferOutput<typeof TextSchema>;

/** From how many stars on something may be there, and how often it is. */
export const SometimesSchema = v.tuple([v.number(), v.number()]);

export function happens(
  random: Random,
  stars: number,
  [from, share]: v.InferOutput<typeof SometimesSchema>,
): boolean {
  return random.chance(share) && stars >= from;
}

export const FACILITIES = readTable(
  facilities,
  v.object({
    ...TextSchema.entries,
    sentence: v.optional(TextSchema),
    sometimes: v.optional(SometimesSchema),
  }),
);

const SceneSchema = v.picklist(keysOf(scenes));
const RoomsSchema = v.array(v.picklist(keysOf(roomKinds)));
export const TYPES = readTable(
  types,
  v.object({
    code: v.string(),
    price: v.number(),
    /** share of 1, 2, 3, 4 and 5 stars */
    stars: v.array(v.number()),
    always: v.array(v.picklist(keysOf(facilities))),
    fronts: v.object({ city: SceneSchema, coast: SceneSchema, mountain: SceneSchema }),
    openings: v.array(TextSchema),
    forOffices: v.optional(v.boolean(), false),
    forHolidays: v.optional(v.boolean(), false),
    rooms: v.optional(v.object({ share: v.number(), often: RoomsSchema, else: RoomsSchema })),
    inTheGreen: v.optional(v.boolean(), false),
  }),
);

const MixSchema = v.array(v.tuple([v.picklist(keysOf(types)), v.number()]));
export const MIXES = readTable(mixes, MixSchema);

export const SETTINGS = readTable(
  settings,
  v.object({
    mix: MixSchema,
    locations: v.array(TextSchema),
    season: v.array(v.number()),
    scene: v.optional(SceneSchema),
  }),
);
