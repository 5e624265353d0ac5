import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';
import { answerCache } from '../../platform/answer-cache';

const KEPT_MS = 60 * 60_000;
const MOST_MB = 4;

export type PlaceByCode = (code: string) => Promise<Place | null>;

/** Cached for an hour: every results page reads them. */
export function placeByCode(supplier: Pick<FlightSupplier, 'place'>): PlaceByCode {
  const kept = answerCache<Place | null>({ name: 'airports', mostMb: MOST_MB, keptMs: KEPT_MS });
  return (code) => kept.get(code, () => supplier.place(code));
}
