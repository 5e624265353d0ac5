import * as v from 'valibot';
import rows from '../data/test-routes.json';

const RouteSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** what happens beside being flown */
  effect: v.picklist([
    'no-offers',
    'timeout',
    'connections-only',
    'hold',
    'no-bags',
    'no-services',
    'offer-gone',
    'dearer-at-order',
    'cheaper-at-order',
    'no-balance',
    'airline-fails',
    'order-fails',
    'seat-maps-fail',
    'services-fail',
    'stop',
  ]),
  text: v.string(),
  /** the test airline flies it, and nobody else does */
  isFlown: v.boolean(),
  via: v.optional(v.string()),
});
export type TestRoute = v.InferOutput<typeof RouteSchema>;

/** The supplier's documented routes for tests, then our own. They work between these airports, not between their towns. */
export const TEST_ROUTES: readonly TestRoute[] = v.parse(v.array(RouteSchema), rows);

const byPath = new Map(TEST_ROUTES.map((route) => [`${route.from}-${route.to}`, route]));

export function testRoute(from: string, to: string): TestRoute | undefined {
  return byPath.get(`${from}-${to}`);
}
