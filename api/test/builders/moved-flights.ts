import type { FlightBookingView } from '@wayfare/api-contract';
import { startBookingApp } from '../clients/booking-app';
import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import type { Flier } from '../clients/flier-client';
import { until } from '../clients/news';

/* For tests: flights that the sandbox's airline moves after they were booked. */

export const leaves = ({ slices }: FlightBookingView) => slices[0]?.segments[0]?.departing_at ?? '';

export function movedFlights(database: () => Database) {
  let api: BookingApp;
  let anne: Flier;
  beforeAll(async () => {
    api = await startBookingApp(database(), { SUPPLIER_TIMEOUT_MS: '10000' });
    anne = await api.flier();
  }, 60_000);
  afterAll(() => api.close(), 60_000);

  const untilIs = (id: string, isThere: (booking: FlightBookingView) => boolean) =>
    until(() => anne.booking(id), isThere);
  return {
    given: () => ({ api, anne }),
    move: (booking: FlightBookingView, change: object = {}) =>
      api.sandbox.post('/__flights/airline-changes', {
        booking_reference: booking.airline_reference,
        ...change,
      }),
    untilIs,
    open: (id: string) => untilIs(id, ({ carrier_change: change }) => change?.state === 'open'),
  };
}
