import { MANIFESTS } from '../fixtures/site-routes';

const published = MANIFESTS.flatMap(({ name, routes }) =>
  routes.map((route) => `${name}.${route.name}`),
);

/* Pages that the API's actions of trips name (`api/src/verticals/<vertical>/<sale>-trip.ts`): a name that nobody publishes is an action that is left out. */
it.each(['hotels.success', 'hotels.cancelation', 'flights.cancelation', 'trains.cancel-booking'])(
  'an action of a trip leads to %s, which is published',
  (name) => expect(published).toContain(name),
);
