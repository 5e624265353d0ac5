import { addressOf, baseOf, comparePath, languageAt } from './addresses';

it.each([
  ['/cockpit', 'en'],
  ['/cockpit/', 'en'],
  ['/cockpit/nl', 'nl'],
  ['/cockpit/nl/verticals/hotels', 'nl'],
  ['/cockpit/nlx', 'en'],
])('%s is in %s', (pathname, language) => {
  expect(languageAt(pathname)).toBe(language);
});

it('has a base and an address for each language', () => {
  expect([baseOf('en'), baseOf('nl')]).toEqual(['/cockpit', '/cockpit/nl']);
  expect([addressOf('/', 'en'), addressOf('/', 'nl')]).toEqual(['/cockpit', '/cockpit/nl']);
  expect(addressOf('/verticals/hotels', 'nl')).toBe('/cockpit/nl/verticals/hotels');
  expect(comparePath('hotels', '1.0.0+a', '2')).toBe(
    '/verticals/hotels/compare?from=1.0.0%2Ba&to=2',
  );
});
