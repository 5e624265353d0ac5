import { Duffel } from '@duffel/api';
import type { FlightSupplier } from '../../ports/flight-supplier';
import { supplierGuards } from '../call-guard';
import type { DuffelOptions } from '../duffel/duffel-options';
import { supplierHealth } from '../duffel/reachable';
import { named } from '../operations';
import { cancellationCalls } from './duffel.cancellations';
import { carrierChangeCalls } from './duffel.carrier-changes';
import { changeCalls } from './duffel.changes';
import { toFlightProblem } from './duffel.errors';
import { offerCalls } from './duffel.offers';
import { orderCalls } from './duffel.orders';
import { placeCalls } from './duffel.places';
import { seatCalls } from './duffel.seats';

/** A results page with its date strip is eight searches, each waiting for airlines. */
const CALLS_AT_ONCE = 256;

/** Duffel's API, or a compatible one at `url`; a search may exceed `timeout` by a quarter. */
export function duffelFlightSupplier({
  url,
  token,
  timeout,
  pause,
}: DuffelOptions): FlightSupplier {
  const duffel = new Duffel({ token, basePath: url });
  const guards = supplierGuards({
    service: 'Duffel Flights',
    timeout,
    pause,
    maxAtOnce: CALLS_AT_ONCE,
    toProblem: toFlightProblem,
  });
  const { searching, ordering } = guards;
  const offers = offerCalls(duffel, guards, timeout);
  const orders = orderCalls(duffel, ordering, offers.offer);

  return named<FlightSupplier>({
    ...placeCalls(duffel, searching),
    ...offers,
    ...seatCalls(duffel, searching),
    ...orders,
    ...cancellationCalls(duffel, ordering),
    ...changeCalls(duffel, ordering, orders.orderById),
    ...carrierChangeCalls(duffel, ordering),
    health: () => supplierHealth(url, guards),
  });
}
