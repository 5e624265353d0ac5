/** What happens on a route for tests, beside being flown. */
export type RouteEffect =
  | 'no-offers'
  | 'timeout'
  | 'connections-only'
  | 'hold'
  | 'no-bags'
  | 'no-services'
  | 'offer-gone'
  | 'dearer-at-order'
  | 'cheaper-at-order'
  | 'no-balance'
  | 'airline-fails'
  | 'order-fails'
  | 'seat-maps-fail'
  | 'services-fail'
  | 'stop';

export interface TestRoute {
  from: string;
  to: string;
  effect: RouteEffect;
  /** the test airline flies it, and nobody else does */
  flown: { via?: string } | undefined;
  text: string;
}

function route(
  path: string,
  effect: RouteEffect,
  text: string,
  { isFlown = true, ...flown }: { isFlown?: boolean; via?: string } = {},
): TestRoute {
  const [from = '', to = ''] = path.split('-');
  return { from, to, effect, text, flown: isFlown ? flown : undefined };
}

const NOT_FLOWN = { isFlown: false };

/** The supplier's documented routes for tests, then our own. They work between these airports, not between their towns. */
export const TEST_ROUTES: readonly TestRoute[] = [
  route('PVD-RAI', 'no-offers', 'no offers', NOT_FLOWN),
  route('JFK-EWR', 'hold', 'every offer can be held and paid later'),
  route('LHR-DXB', 'connections-only', 'connections only', NOT_FLOWN),
  route('BTS-MRU', 'no-bags', 'no bags included'),
  route('BTS-ABV', 'no-services', 'no bags or seats for sale'),
  route('STN-LHR', 'timeout', 'the search ends in a timeout', NOT_FLOWN),
  route('DXB-AMS', 'stop', 'one stop within the flight', { via: 'ATH' }),
  route('LGW-LHR', 'offer-gone', 'the offer is gone when it is read or booked'),
  route('LHR-LGW', 'airline-fails', 'the airline fails to make the order: no order, no payment'),
  route('LGW-STN', 'no-balance', 'the balance does not cover the order'),
  route('LHR-STN', 'dearer-at-order', 'the first order finds the price risen by 8 %'),
  route('STN-LGW', 'cheaper-at-order', 'the first order finds the price fallen by 6 %'),
  route('LGW-LTN', 'seat-maps-fail', 'the seat maps fail'),
  route('LTN-LHR', 'services-fail', 'the bags for sale fail'),
  route('LTN-LGW', 'order-fails', 'the order fails after payment: no order was made'),
];

const byPath = new Map(TEST_ROUTES.map((route) => [`${route.from}-${route.to}`, route]));

export function testRoute(from: string, to: string): TestRoute | undefined {
  return byPath.get(`${from}-${to}`);
}
