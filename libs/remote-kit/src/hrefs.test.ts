import { createHrefs, fillPath } from './hrefs';

const ROUTES = [
  {
    name: 'index',
    path: { en: '/things', nl: '/nl/dingen' },
    layout: 'default' as const,
    guards: [],
    noindex: false,
  },
  {
    name: 'thing',
    path: { en: '/things/:slug', nl: '/nl/dingen/:slug' },
    layout: 'default' as const,
    guards: [],
    noindex: false,
  },
];
const hrefs = createHrefs([{ name: 'alpha', routes: ROUTES }]);

it.each([
  ['/a', {}, '/a'],
  ['/a/:slug', { slug: 'b' }, '/a/b'],
  ['/a/:slug', { slug: 'b/c d?é' }, '/a/b%2Fc%20d%3F%C3%A9'],
  ['/a/:x/:y', { x: '1', y: '2' }, '/a/1/2'],
  ['/a/*', { '*': 'b/c d' }, '/a/b/c%20d'],
  ['/a/*', {}, '/a'],
])('fills %s with %j', (path, params, filled) => expect(fillPath(path, params)).toBe(filled));

it.each([
  ['is missing', {}],
  ['is empty', { slug: '' }],
])('says which value a path needs when it %s', (_what, params) => {
  expect(() => fillPath('/a/:slug', params)).toThrow('path /a/:slug needs a value for slug');
});

it.each([
  ['alpha.index', 'en', {}, '/things'],
  ['alpha.index', 'nl', {}, '/nl/dingen'],
  ['alpha.thing', 'nl', { slug: 'x' }, '/nl/dingen/x'],
] as const)('I18N-57 leads to %s in %s', (name, language, params, path) =>
  expect(hrefs.href(name, language, params)).toBe(path),
);

it('lets a link to a vertical that is not there be left out, and refuses to invent one', () => {
  expect(hrefs.has('alpha.thing')).toBe(true);
  expect(hrefs.has('beta.index')).toBe(false);
  expect(() => hrefs.href('beta.index', 'en')).toThrow(
    'no vertical publishes the route beta.index',
  );
});

it.each([
  ['beta', 'en', 'b 1', '/order?booking=b+1'],
  ['beta', 'nl', 'b1', '/nl/bestelling?booking=b1'],
  ['alpha', 'en', 'b1', null],
  ['gamma', 'en', 'b1', null],
] as const)(
  'leads to a booking of %s in %s by what its manifest says',
  (vertical, language, id, path) => {
    const order = {
      name: 'order',
      path: { en: '/order', nl: '/nl/bestelling' },
      layout: 'default' as const,
      guards: [],
      noindex: true,
      shows: 'booking' as const,
    };
    expect(
      createHrefs([
        { name: 'alpha', routes: ROUTES },
        { name: 'beta', routes: [order] },
      ]).booking(vertical, language, id),
    ).toBe(path);
  },
);
