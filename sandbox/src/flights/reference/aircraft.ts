import type { CabinClass } from '@duffel/api/types';
import * as v from 'valibot';
import { finder } from '../../kit/tables';
import rows from '../data/aircraft.json';
import type { Airline } from './airlines';

export const CABINS: readonly CabinClass[] = ['first', 'business', 'premium_economy', 'economy'];

const pair = v.tuple([v.number(), v.number()]);
const numbers = v.optional(v.array(v.number()), []);
const features = v.optional(
  v.array(v.picklist(['lavatory', 'galley', 'closet', 'stairs', 'empty'])),
  [],
);

const CabinPlanSchema = v.object({
  cabin: v.picklist(CABINS),
  deck: v.optional(v.number(), 0),
  /** letters from left to right between the aisles, `-` for a seat that stays free */
  columns: v.array(v.string()),
  rows: pair,
  /** rows behind an exit: more room for legs, no children */
  exits: numbers,
  wings: v.optional(pair),
  /** rows with a cradle on the wall before them */
  bassinets: numbers,
  missing: v.optional(v.record(v.string(), v.string()), {}),
  front: features,
  back: features,
});
export type CabinPlan = v.InferOutput<typeof CabinPlanSchema>;

const AircraftSchema = v.object({
  iata: v.string(),
  name: v.string(),
  kind: v.picklist(['turboprop', 'regional', 'narrow', 'wide']),
  /** farthest flight that it is planned for, in kilometres */
  reach: v.number(),
  speed: v.number(),
  cabins: v.array(CabinPlanSchema),
  dense: v.optional(v.array(CabinPlanSchema)),
});
export type Aircraft = v.InferOutput<typeof AircraftSchema>;

export const AIRCRAFT: readonly Aircraft[] = v.parse(v.array(AircraftSchema), rows);

export const aircraftOf = finder(AIRCRAFT);

/** Airlines without frills fly one cabin, with as many rows as fit. */
interface Flown {
  aircraft: Aircraft;
  carrier: Airline;
}

export function layoutOf({ aircraft, carrier }: Flown): readonly CabinPlan[] {
  const { cabins, dense = cabins } = aircraft;
  return carrier.kind === 'lowcost' ? dense : cabins;
}

export function cabinAboard(flown: Flown, wanted: CabinClass): CabinClass {
  const there = new Set(layoutOf(flown).map(({ cabin }) => cabin));
  return CABINS.slice(CABINS.indexOf(wanted)).find((cabin) => there.has(cabin)) ?? 'economy';
}
