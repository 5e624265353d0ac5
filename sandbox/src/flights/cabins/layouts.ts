import type { CabinClass } from '@duffel/api/types';
import type { Aircraft } from '../reference/aircraft';
import type { Airline } from '../reference/airlines';
import { CABINS, type CabinPlan } from './cabin-plan';

/** Airlines without frills fly one cabin, with as many rows as fit. */
export function layoutOf({ cabins, dense }: Aircraft, { kind }: Airline): readonly CabinPlan[] {
  return kind === 'lowcost' ? (dense ?? cabins) : cabins;
}

/** The cabin that somebody sits in who asked for another: the next one down that is there. */
export function cabinAboard(aircraft: Aircraft, airline: Airline, wanted: CabinClass): CabinClass {
  const there = new Set(layoutOf(aircraft, airline).map(({ cabin }) => cabin));
  return CABINS.slice(CABINS.indexOf(wanted)).find((cabin) => there.has(cabin)) ?? 'economy';
}
