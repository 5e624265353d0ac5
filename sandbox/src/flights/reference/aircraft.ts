import * as v from 'valibot';
import { CabinPlanSchema } from '../cabins/cabin-plan';
import rows from '../data/aircraft.json';

const AircraftSchema = v.object({
  iata: v.string(),
  name: v.string(),
  kind: v.picklist(['turboprop', 'regional', 'narrow', 'wide']),
  /** farthest flight that it is planned for, in kilometres */
  reach: v.number(),
  /** kilometres per hour in cruise */
  speed: v.number(),
  /** kilograms of CO2 per kilometre for the whole aircraft */
  carbon: v.number(),
  cabins: v.array(CabinPlanSchema),
  dense: v.optional(v.array(CabinPlanSchema)),
});
export type Aircraft = v.InferOutput<typeof AircraftSchema>;

export const AIRCRAFT: readonly Aircraft[] = v.parse(v.array(AircraftSchema), rows);

const byIata = new Map(AIRCRAFT.map((type) => [type.iata, type]));

export function aircraftOf(iata: string): Aircraft {
  const type = byIata.get(iata);
  if (type === undefined) throw new Error(`aircraft ${iata} is not in the table`);
  return type;
}
