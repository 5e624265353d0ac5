import type { CabinClass } from '@duffel/api/types';
import * as v from 'valibot';

/** From the front of an aircraft to its back. */
export const CABINS: readonly CabinClass[] = ['first', 'business', 'premium_economy', 'economy'];

const FEATURES = {
  L: 'lavatory',
  G: 'galley',
  C: 'closet',
  S: 'stairs',
  '-': 'empty',
} as const;
export type RowFeature = (typeof FEATURES)[keyof typeof FEATURES];

const numbers = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text === '' ? [] : text.split(/[ -]/).map(Number))),
);
const pair = v.pipe(
  v.string(),
  v.transform((text) => text.split('-').map(Number)),
  v.tuple([v.number(), v.number()]),
);
const features = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => [...text]),
    v.array(
      v.pipe(
        v.picklist(['L', 'G', 'C', 'S', '-']),
        v.transform((letter): RowFeature => FEATURES[letter]),
      ),
    ),
  ),
);

/** One cabin of an aircraft, front to back, as `aircraft.json` writes it. */
export const CabinPlanSchema = v.object({
  cabin: v.picklist(CABINS),
  deck: v.optional(v.number(), 0),
  /** letters from left to right, a space for an aisle, `-` for a seat that stays free */
  columns: v.pipe(
    v.string(),
    v.transform((text) => text.split(' ')),
  ),
  rows: pair,
  /** rows behind an exit: more room for legs, no children */
  exits: numbers,
  wings: v.optional(pair),
  /** rows with a cradle on the wall before them */
  bassinets: numbers,
  /** letters that are missing in a row */
  missing: v.optional(v.record(v.string(), v.string()), {}),
  /** what stands before and behind the seats, one for each section */
  front: features,
  back: features,
});
export type CabinPlan = v.InferOutput<typeof CabinPlanSchema>;
