import { addDays, today } from '@wayfare/domain';
import type { SupplierOffer } from '../../../src/ports/flight-offers';
import type { FlightSupplier } from '../../../src/ports/flight-supplier';
import { sandboxBetween } from '../../sandbox/sandbox-behind-proxy';
import { duffelFlightSupplier } from '../../../src/adapters/flight-supplier/duffel';
import { ADULT, allOffers, criteria } from './flight-buyer';

/* For tests: the sandbox's Duffel, with a wire in between that breaks. */

export const ORDERS = /^POST \/air\/orders$/;

export const supplierAt = (url: string, timeout: number) =>
  duffelFlightSupplier({ url, token: 'duffel_test_sandbox', timeout });

export function duffelUnderTest() {
  const between = sandboxBetween();
  let supplier: FlightSupplier;
  beforeEach(() => {
    supplier = supplierAt(between().wire.url, 10_000);
  });

  const day = today('UTC');
  /** the same day of the week as `soon`, so that only the time until then makes it cheaper */
  const days = { soon: addDays(day, 1), out: addDays(day, 57), back: addDays(day, 64) };
  return {
    given: () => ({ ...between(), supplier }),
    days,
    /** of a route with few flights */
    async anOffer(passengers = ADULT, way = 'JFK-EWR'): Promise<SupplierOffer> {
      const [offer] = await allOffers(supplier, criteria([`${way} ${days.out}`], passengers));
      if (offer === undefined) throw new Error('no offer');
      return offer;
    },
  };
}
