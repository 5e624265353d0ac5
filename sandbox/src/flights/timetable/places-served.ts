import { kilometres } from '../../kit/distance';
import { hash32 } from '../../kit/random';
import { aircraftOf } from '../reference/aircraft';
import type { Airline } from '../reference/airlines';
import { AIRPORTS, type Airport } from '../reference/airports';

/** Nearer than this the train wins. */
const NEAREST_KM = 130;
const LOWCOST_REACH_KM = 3_400;

/** Chance of a flight from a hub to an airport of size 1 to 5. */
const CHANCES = {
  domestic: [0.3, 0.8, 1, 1, 1],
  short: [0.03, 0.2, 0.62, 0.92, 1],
  middle: [0, 0.05, 0.14, 0.72, 0.95],
  long: [0, 0.01, 0.03, 0.36, 0.88],
  lowcost: [0.02, 0.12, 0.34, 0.34, 0.26],
} as const;

/** Airlines of small hubs fly far to fewer places. */
const FAR_FACTORS = [0.3, 0.3, 0.3, 0.7, 1];

/** Skies that are closed to most of these airlines. */
const CLOSED = new Set(['RU', 'BY', 'UA', 'SY', 'KP']);
/** Airports too dear or too short of slots for airlines without frills. */
const NO_LOWCOST = new Set(['LHR', 'LCY', 'HND', 'FRA']);

/** The largest aircraft is not sent to the edge of its reach, nor to every airport. */
function reachOf({ kind, fleet }: Airline): number {
  const types = fleet.filter((type) => type !== '388').map(aircraftOf);
  const reach = Math.max(...types.map((type) => type.reach)) * 0.95;
  return kind === 'lowcost' ? Math.min(reach, LOWCOST_REACH_KM) : reach;
}

function chanceOf({ kind }: Airline, hub: Airport, airport: Airport, km: number): number {
  const chance = (row: keyof typeof CHANCES): number => CHANCES[row][airport.size - 1] ?? 0;
  const far = FAR_FACTORS[hub.size - 1] ?? 1;
  const isDomestic = hub.country === airport.country;
  if (kind === 'lowcost')
    return NO_LOWCOST.has(airport.iata) ? 0 : chance('lowcost') * (isDomestic ? 1.5 : 1);
  if (isDomestic && km < 4_600) return chance('domestic');
  if (km < 3_500) return chance('short');
  return km < 6_000 ? chance('middle') * Math.sqrt(far) : chance('long') * far;
}

const { imul } = Math;
const HASHES = new Map(AIRPORTS.map((airport) => [airport, hash32(airport.iata)]));

/** One number in [0, 1) for two hashes: to write a key for each of 800,000 pairs would take longer than all the rest. */
function luckOf(hub: number, airport: number): number {
  let mixed = hub ^ imul(airport, 0x9e3779b1);
  mixed = imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Where an airline flies to from one of its hubs, with the distance. The same answer for ever. */
export function placesServed(airline: Airline, hub: Airport): { airport: Airport; km: number }[] {
  const reach = reachOf(airline);
  const seed = hash32(`serves/${airline.iata}/${hub.iata}`);
  return [...HASHES].flatMap(([airport, hash]) => {
    if (CLOSED.has(airport.country) !== CLOSED.has(hub.country)) return [];
    const km = kilometres(hub, airport);
    const isOwnHub = airline.kind === 'network' && airline.hubs.includes(airport.iata);
    const isServed = isOwnHub || luckOf(seed, hash) < chanceOf(airline, hub, airport, km);
    return isServed && km >= NEAREST_KM && km <= reach ? [{ airport, km }] : [];
  });
}
