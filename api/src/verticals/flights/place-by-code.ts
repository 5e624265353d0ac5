import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';
import { answerCache } from '../../platform/answer-cache';

const KEPT_MS = 60 * 60_000;
const CODES_KEPT = 5_000;

export type PlaceByCode = (code: string) => Promise<Place | null>;

/** Cached for an hour: every results page reads them. */
export function placeByCode(supplier: Pick<FlightSupplier, 'place'>): PlaceByCode {
  const kept = answerCache<Place | null>({ name: 'airports', max: CODES_KEPT, keptMs: KEPT_MS });
  return (code) => kept.get(code, () => supplier.place(code));
}
