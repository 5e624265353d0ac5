import * as v from 'valibot';
import type { WireTraveler } from '../wire/wire-types';

export interface SearchTraveler {
  age: number;
  cards: readonly { code: string }[];
}

export interface SearchLeg {
  origin: string;
  destination: string;
  /** clock of the origin: 2026-12-10T08:00 */
  departure: string;
}

/** The trains that are shown of a leg: the first after an instant, or the last before it, in milliseconds. */
export interface Window {
  from: 'after' | 'before';
  at: number;
}

export interface LegSearch extends SearchLeg {
  id: string;
  window: Window;
}

export interface TicketSearch {
  legs: readonly LegSearch[];
  travelers: readonly SearchTraveler[];
  at: number;
}

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

export const LegSchema = v.object({
  origin: v.string(),
  destination: v.string(),
  departure: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)),
});

export function isReturnSearch([out, back]: readonly Pick<
  SearchLeg,
  'origin' | 'destination'
>[]): boolean {
  return (
    out !== undefined &&
    back !== undefined &&
    out.origin === back.destination &&
    out.destination === back.origin
  );
}

export const travelerId = (index: number): string => `t${index + 1}`;

export function wireTravelers(travelers: readonly SearchTraveler[]): WireTraveler[] {
  return travelers.map(({ age }, index) => ({ id: travelerId(index), age }));
}
