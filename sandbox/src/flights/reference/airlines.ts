import * as v from 'valibot';
import { finder } from '../../kit/tables';
import rows from '../data/airlines.json';

const AirlineSchema = v.object({
  iata: v.string(),
  name: v.string(),
  /** how it sells and where it flies: to every place from its hubs, or from many bases without connections */
  kind: v.picklist(['network', 'connector', 'lowcost', 'test']),
  alliance: v.optional(v.string()),
  hubs: v.optional(v.record(v.string(), v.string()), {}),
  fleet: v.optional(v.array(v.string()), []),
  feeder: v.optional(v.string()),
});
export type Airline = v.InferOutput<typeof AirlineSchema>;

/** Connectors sell no seat themselves: their names stand on flights of the airlines that they feed. */
export const AIRLINES: readonly Airline[] = v.parse(v.array(AirlineSchema), rows);

export const airlineOf = finder(AIRLINES);

export function arePartners(a: Airline, b: Airline): boolean {
  return a === b || (a.alliance !== undefined && a.alliance === b.alliance);
}
