import { LRUCache } from 'lru-cache';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';

const KEPT_MS = 60 * 60_000;
const CODES_KEPT = 5_000;

/** The airport or city of a code; null when the supplier knows none. */
export type PlaceByCode = (code: string) => Promise<Place | null>;

/** Every page of results names its places by their codes: each is kept for an hour, and a failure is asked again. */
export function placeByCode(supplier: Pick<FlightSupplier, 'place'>): PlaceByCode {
  const kept = new LRUCache<string, Promise<Place | null>>({ max: CODES_KEPT, ttl: KEPT_MS });
  return (code) => {
    const asked = kept.get(code) ?? supplier.place(code);
    kept.set(code, asked);
    asked.catch(() => kept.delete(code));
    return asked;
  };
}
