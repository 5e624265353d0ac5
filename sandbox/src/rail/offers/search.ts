import * as v from 'valibot';

export interface SearchTraveler {
  age: number;
  cards: readonly { code: string }[];
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
  /** clock of the origin: 2026-12-10T08:00 */
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
