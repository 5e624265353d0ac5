import type { FlightSearchRequest } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { Problem } from '../../src/platform/http/problem';
import type { FlightCriteria, SupplierOffer } from '../../src/ports/flight-offers';
import { anOffer } from './build-offer';

/* For tests: a supplier with offers as they are asked for, and searches for them. */

export const NOW = Date.parse('2026-11-21T10:00:00Z');
export const DAY = '2026-12-10';
export const showing = {
  commission: { type: 'percent', value: 2 } as const,
  cityName: ({ cityName }: { cityName: string }) => cityName,
};
export const log = { warn: () => undefined };

/** A port of which each search has `offers`, told page by page. */
export function supplierOf(
  offers: (criteria: FlightCriteria) => readonly SupplierOffer[] | Error,
  known: Readonly<Record<string, readonly SupplierOffer[] | Error>> = {},
) {
  const searches: FlightCriteria[] = [];
  const pages: string[] = [];
  const found = new Map(Object.entries(known));
  let running = 0;
  const double = {
    searches,
    pages,
    mostAtOnce: 0,
    async search(criteria: FlightCriteria) {
      running += 1;
      double.mostAtOnce = Math.max(double.mostAtOnce, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      const answer = offers(criteria);
      if (answer instanceof Error) throw answer;
      searches.push(criteria);
      const offerRequestId = `orq_${searches.length}`;
      found.set(offerRequestId, answer);
      return { offerRequestId };
    },
    async offers(id: string, { after, limit }: { after: string | null; limit: number }) {
      pages.push(`${id} ${after} ${limit}`);
      const all = found.get(id);
      if (all === undefined || all instanceof Error) throw all ?? new Problem('OFFER_EXPIRED');
      const start = Number(after ?? 0);
      const next = start + limit;
      return { offers: all.slice(start, next), after: next < all.length ? String(next) : null };
    },
  };
  return double;
}

export const CRITERIA = {
  slices: [
    { origin: 'AMS', destination: 'BCN', departure_date: DAY },
    { origin: 'BCN', destination: 'AMS', departure_date: addDays(DAY, 7) },
  ],
  cabin_class: 'economy',
  max_connections: null,
  passengers: [{ type: 'adult' }],
} satisfies Partial<FlightSearchRequest>;
export const search = (page: Partial<FlightSearchRequest> = {}) => ({
  ...CRITERIA,
  page_size: 25,
  after: null,
  offer_request: null,
  airports: { origin: 'Amsterdam', destination: 'Barcelona' },
  ...page,
});
export const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOffer({ id: `off_${String(index).padStart(3, '0')}`, base: `${100 + index}.00` }),
  );
