import { LRUCache } from 'lru-cache';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';

const KEPT_MS = 60 * 60_000;
const CODES_KEPT = 5_000;

export type PlaceByCode = (code: string) => Promise<Place | null>;

/** Cached for an hour, failures are not: every results page reads them. */
export function placeByCode(supplier: Pick<FlightSupplier, 'place'>): PlaceByCode {
  const kept = new LRUCache<string, Promise<Place | null>>({ max: CODES_KEPT, ttl: KEPT_MS });
  return (code) => {
    const known = kept.get(code);
    if (known !== undefined) return known;
    const asked = supplier.place(code);
    kept.set(code, asked);
    asked.catch(() => {
      if (kept.peek(code) === asked) kept.delete(code);
    });
    return asked;
  };
}
