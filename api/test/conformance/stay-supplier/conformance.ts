import { describeStayBookings } from './conformance-bookings';
import { describeStayFailures } from './conformance-failures';
import { describeStayPrices, describeStaySearches } from './conformance-searches';
import type { BreakableStays } from './stay-supplier';

/** What every adapter of stays must do, whoever is behind it. */
export function describeStaySupplier(name: string, make: () => BreakableStays): void {
  describeStaySearches(name, make);
  describeStayPrices(name, make);
  describeStayBookings(name, make);
  describeStayFailures(name, make);
}
