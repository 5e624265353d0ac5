import { hash32 } from '../../kit/random';
import { kilometres } from '../../kit/distance';
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

/** Skies that are closed to most of these airlines. */
const CLOSED = new Set(['RU', 'BY', 'UA', 'SY', 'KP']);
/** Airports too dear or too short of slots for airlines without frills. */
const NO_LOWCOST = new Set(['LHR', 'LCY', 'HND', 'FRA']);

function reachOf({ kind, fleet }: Airline): number {
  // The largest aircraft is not sent to the edge of its reach, nor to every airport.
  const reach =
    Math.max(...fleet.filter((type) => type !== '388').map((type) => aircraftOf(type).reach)) *
    0.95;
  return kind === 'lowcost' ? Math.min(reach, LOWCOST_REACH_KM) : reach;
}

/** Airlines of small hubs fly far to fewer places. */
function farFactor(hub: Airport): number {
  if (hub.size === 5) return 1;
  return hub.size === 4 ? 0.7 : 0.3;
}

type Chances = keyof typeof CHANCES;

function chance(kind: Chances, airport: Airport): number {
  return CHANCES[kind][airport.size - 1] ?? 0;
}

function chanceOf(airline: Airline, hub: Airport, airport: Airport, km: number): number {
  const isDomestic = hub.country === airport.country;
  if (airline.kind === 'lowcost')
    return NO_LOWCOST.has(airport.iata) ? 0 : chance('lowcost', airport) * (isDomestic ? 1.5 : 1);
  if (isDomestic && km < 4_600) return chance('domestic', airport);
  if (km < 3_500) return chance('short', airport);
  return km < 6_000
    ? chance('middle', airport) * Math.sqrt(farFactor(hub))
    : chance('long', airport) * farFactor(hub);
}

/** The chance at its highest: most of the world is left out before a distance is measured. */
function isThinkable(airline: Airline, hub: Airport, airport: Airport, luck: number): boolean {
  if (CLOSED.has(airport.country) !== CLOSED.has(hub.country)) return false;
  if (airline.kind === 'lowcost') return luck < chance('lowcost', airport) * 1.5;
  return hub.country === airport.country || luck < chance('short', airport);
}

const { imul } = Math;
const HASHES = AIRPORTS.map(({ iata }) => hash32(iata));

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
  const places: { airport: Airport; km: number }[] = [];
  const seed = hash32(`serves/${airline.iata}/${hub.iata}`);
  for (const [index, airport] of AIRPORTS.entries()) {
    const isOwnHub = airline.kind === 'network' && airline.hubs.includes(airport.iata);
    const luck = isOwnHub ? -1 : luckOf(seed, HASHES[index] ?? 0);
    if (!isThinkable(airline, hub, airport, luck)) continue;
    const km = kilometres(hub, airport);
    if (km >= NEAREST_KM && km <= reach && (isOwnHub || luck < chanceOf(airline, hub, airport, km)))
      places.push({ airport, km });
  }
  return places;
}
