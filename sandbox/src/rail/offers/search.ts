import * as v from 'valibot';
import { DAY, instantOf, localTime } from '../../kit/zones';
import { isInfant } from '../fares/price';
import { railCardByCode } from '../fares/rail-cards';
import { placeByCode, type RailPlace } from '../stations/places';
import { refused } from '../wire/problems';

export const TravelersSchema = v.pipe(
  v.array(
    v.object({
      age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
      cards: v.optional(v.pipe(v.array(v.object({ code: v.string() })), v.maxLength(3)), []),
    }),
  ),
  v.minLength(1),
  v.maxLength(9),
);

export type SearchTraveler = v.InferOutput<typeof TravelersSchema>[number];

export const LegSchema = v.object({
  origin: v.string(),
  destination: v.string(),
  departure: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)),
});
export type SearchLeg = v.InferOutput<typeof LegSchema>;

export const LegSearchSchema = v.object({
  ...LegSchema.entries,
  id: v.string(),
  /** the trains that are shown: the first after an instant, or the last before it, in milliseconds */
  window: v.object({ from: v.picklist(['after', 'before']), at: v.number() }),
});
export type LegSearch = v.InferOutput<typeof LegSearchSchema>;

export interface TicketSearch {
  legs: readonly LegSearch[];
  travelers: readonly SearchTraveler[];
  at: number;
}

type Direction = Pick<SearchLeg, 'origin' | 'destination'>;

export function isReturnSearch([out, back]: readonly Direction[]): boolean {
  return (
    out !== undefined &&
    back !== undefined &&
    out.origin === back.destination &&
    out.destination === back.origin
  );
}

export const travelerId = (index: number): string => `t${index + 1}`;

export function wireTravelers(travelers: readonly SearchTraveler[]) {
  return travelers.map(({ age }, index) => ({ id: travelerId(index), age }));
}

export const MAX_DAYS_AHEAD = 330;

export function checkTravelers(travelers: readonly SearchTraveler[]): void {
  for (const [index, { cards }] of travelers.entries()) {
    const unknown = cards.findIndex(({ code }) => railCardByCode(code) === undefined);
    if (unknown !== -1) throw refused('unknown-card', `travelers.${index}.cards.${unknown}`);
  }
  if (travelers.every(isInfant)) throw refused('infants-alone', 'travelers');
}

function placeOf(code: string, field: string): RailPlace {
  const place = placeByCode(code);
  if (place === undefined) throw refused('unknown-station', field);
  return place;
}

export function checkDay(date: string, field: string): void {
  if (new Date(date).toJSON()?.slice(0, 10) !== date) throw refused('not-a-date', field);
}

/** From when on trains are wanted, in milliseconds. The hour that has begun still counts, from now on. */
function checkDeparture(departure: string, field: string, zone: string, now: number): number {
  const day = departure.slice(0, 10);
  checkDay(day, field);
  const [hour = 0, minute = 0] = departure.slice(11).split(':').map(Number);
  const at = instantOf(day, hour * 60 + minute, zone);
  if (departure.slice(0, 13) < localTime(now, zone).slice(0, 13))
    throw refused('departure-past', field);
  if (at > now + MAX_DAYS_AHEAD * DAY) throw refused('trains-too-far', field, MAX_DAYS_AHEAD);
  return Math.max(at, now);
}

function checkLeg(leg: SearchLeg, index: number, now: number): number {
  const origin = placeOf(leg.origin, `legs.${index}.origin`);
  const destination = placeOf(leg.destination, `legs.${index}.destination`);
  if (origin.stations.every((station) => destination.stations.includes(station)))
    throw refused('same-place', `legs.${index}.destination`);
  return checkDeparture(leg.departure, `legs.${index}.departure`, origin.timezone, now);
}

export function checkLegs<Leg extends SearchLeg>(legs: readonly Leg[], now: number) {
  const departures = legs.map((leg, index) => checkLeg(leg, index, now));
  const [out = 0, back = out] = departures;
  if (back < out) throw refused('return-before-outward', 'legs.1.departure');
  return legs.map((leg, index) => ({
    ...leg,
    window: { from: 'after' as const, at: departures[index] ?? now },
  }));
}
