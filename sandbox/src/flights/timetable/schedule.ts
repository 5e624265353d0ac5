import { createRandom, fraction } from '../../kit/random';
import { aircraftOf, type Aircraft } from '../reference/aircraft';
import { airlineOf } from '../reference/airlines';
import type { Link } from './flight';

export const EVERY_DAY = 0b1111111;
const LONG_KM = 5_000;
const FIRST_MORNING = 6 * 60 + 15;
const LAST_EVENING = 21 * 60;

/** Both directions of a link share what they are seeded by: who flies out comes back. */
function pairKey({ carrier, from, to }: Link): string {
  return `${carrier.iata}/${[from.iata, to.iata].sort().join('-')}`;
}

const demandOf = ({ from, to }: Link): number => from.size * to.size;

function flightsPerWeek(link: Link): number {
  const luck = 0.75 + fraction(`weekly/${pairKey(link)}`) * 0.5;
  const usual =
    link.km > LONG_KM ? Math.min(14, 1 + demandOf(link) * 0.5) : 1 + demandOf(link) * 1.6;
  const share = link.carrier.kind === 'lowcost' ? 0.65 : 1;
  return Math.max(2, Math.round(usual * luck * share));
}

function someDays(count: number, start: number): number {
  let days = 0;
  for (let index = 0; index < count; index += 1)
    days |= 1 << ((start + Math.floor((index * 7) / count)) % 7);
  return days;
}

/** Long flights leave before noon or late in the evening, so that nobody lands in the dead of night at both ends. */
function slotMinutes(link: Link, index: number, count: number): number {
  const luck = fraction(`slot/${link.carrier.iata}/${link.from.iata}-${link.to.iata}/${index}`);
  const isLate = index % 2 === Math.round(fraction(`late/${pairKey(link)}`));
  const long = isLate ? 1_160 + luck * 240 : 580 + luck * 280;
  const short = FIRST_MORNING + ((LAST_EVENING - FIRST_MORNING) * (index + luck)) / count;
  return Math.round((link.km > LONG_KM ? long : short) / 5) * 5;
}

function preferredKinds(link: Link): Aircraft['kind'][] {
  const demand = demandOf(link);
  if (link.km > 4_600) return ['wide', 'narrow', 'regional'];
  if (link.km < 800 && demand <= 8) return ['turboprop', 'regional', 'narrow', 'wide'];
  if (link.km < 2_400 && demand <= 10) return ['regional', 'narrow', 'turboprop', 'wide'];
  return ['narrow', 'regional', 'wide', 'turboprop'];
}

const FULL_HOUSE = 20;

function aircraftFor(link: Link): Aircraft[] {
  const able = link.carrier.fleet
    .map(aircraftOf)
    .filter(
      ({ iata, reach }) =>
        reach * 0.95 >= link.km && (iata !== '388' || demandOf(link) >= FULL_HOUSE),
    );
  const kind = preferredKinds(link).find((wanted) => able.some((type) => type.kind === wanted));
  return able.filter((type) => type.kind === kind);
}

/** Minutes from gate to gate: cruise, 30 minutes for taxi, climb and approach, and the westerlies. */
export function blockMinutes({ from, to, km }: Link, { speed }: Aircraft): number {
  const east = ((((to.longitude - from.longitude) % 360) + 540) % 360) - 180;
  const wind = km > 1_500 ? 1 - 0.06 * Math.max(-1, Math.min(1, east / 60)) : 1;
  return Math.round((30 + (km / speed) * 60 * wind) / 5) * 5;
}

export function slotCount(link: Link): number {
  return Math.ceil(flightsPerWeek(link) / 7);
}

export type Departure = ReturnType<typeof departuresOf>[number];

/** The week of one direction: full days first, the last slot on the days that are left over. */
export function departuresOf(link: Link, firstNumber: number) {
  const { carrier } = link;
  const count = slotCount(link);
  const rest = flightsPerWeek(link) - (count - 1) * 7;
  const start = Math.floor(fraction(`days/${pairKey(link)}`) * 7);
  const types = aircraftFor(link);
  return Array.from({ length: count }, (_, index) => {
    const aircraft = createRandom(`aircraft/${pairKey(link)}/${index}`).pick(types);
    const isSmall = aircraft.kind === 'regional' || aircraft.kind === 'turboprop';
    return {
      ...link,
      operator: isSmall && carrier.feeder !== undefined ? airlineOf(carrier.feeder) : carrier,
      number: String(firstNumber + index * 2),
      minutes: slotMinutes(link, index, count),
      days: index < count - 1 ? EVERY_DAY : someDays(rest, start),
      aircraft,
      block: blockMinutes(link, aircraft),
    };
  });
}
