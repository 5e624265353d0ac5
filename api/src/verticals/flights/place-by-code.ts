import * as v from 'valibot';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';
import type { OpenCache } from '../../platform/answers/answer-cache';
import { PlaceSchema } from './kept-itinerary';

const KEPT_MS = 60 * 60_000;
const MOST_MB = 4;

export type PlaceByCode = (code: string) => Promise<Place | null>;

/** Cached for an hour: every results page reads them. */
export function placeByCode(
  supplier: Pick<FlightSupplier, 'place'>,
  openCache: OpenCache,
): PlaceByCode {
  const kept = openCache<Place | null>({
    name: 'airports',
    mostMb: MOST_MB,
    keptMs: KEPT_MS,
    form: { schema: v.nullable(PlaceSchema) },
  });
  return (code) => kept.get(code, () => supplier.place(code));
}
