import { createPaths, withQuery } from './paths';

const pathTo = createPaths({
  routes: [
    { name: 'results', path: { en: '/hotels', nl: '/nl/hotels' } },
    { name: 'city', path: { en: '/hotels/:city', nl: '/nl/hotels/:city' } },
  ],
});

describe("a vertical's own URLs", () => {
  it.each([
    ['in English', pathTo('results', 'en'), '/hotels'],
    ['in Dutch', pathTo('results', 'nl'), '/nl/hotels'],
    [
      'with a query, escaped',
      pathTo('results', 'en', new URLSearchParams({ q: 'Sant Pol & Co' })),
      '/hotels?q=Sant+Pol+%26+Co',
    ],
    [
      'without a question mark for an empty query',
      pathTo('results', 'en', new URLSearchParams()),
      '/hotels',
    ],
    [
      'of a place below a route',
      withQuery(`${pathTo('results', 'en')}/spain`, new URLSearchParams('page=2')),
      '/hotels/spain?page=2',
    ],
  ])('are built %s', (_, built, expected) => {
    expect(built).toBe(expected);
  });

  it.each([
    ['an unknown route', 'flights', 'no route flights'],
    ['a route that needs a parameter', 'city', 'needs a value for city'],
  ])('cannot be built for %s', (_, name, message) => {
    expect(() => pathTo(name, 'en')).toThrow(message);
  });
});
