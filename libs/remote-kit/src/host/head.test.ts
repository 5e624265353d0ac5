import { manifestOf } from '../testing/host.fixture';
import { pageHead } from './head';

const routeOf = (change: Record<string, unknown> = {}) => {
  const [route] = manifestOf({
    routes: [{ name: 'index', path: { en: '/things/:slug', nl: '/nl/dingen/:slug' }, ...change }],
  }).routes;
  if (route === undefined) throw new Error('no route');
  return route;
};
const headOf = (
  change: Record<string, unknown>,
  meta: Partial<Parameters<typeof pageHead>[3]> = {},
  pathname = '/things/a',
) => pageHead(routeOf(change), { slug: 'a' }, pathname, { title: 'T', ...meta });

it.each([
  ['whose route robots leave out', { noindex: true }, {}],
  ['that says so itself', {}, { noindex: true }],
  ['that answers with an error', {}, { status: 400 as const }],
])('SEO-05 a page %s has no canonical link', (_, route, meta) => {
  expect(headOf(route, { canonicalPath: '/other', ...meta })).not.toHaveProperty('canonical');
});

it.each([
  ['/things/a', undefined, '/things/a'],
  ['/things/a/', undefined, '/things/a'],
  ['/Things/a', undefined, '/things/a'],
  ['/nl/dingen/a', undefined, '/nl/dingen/a'],
  ['/thing', '/things/real/', '/things/real'],
])('SEO-01 SEO-04 the canonical path of %s (told %s) is %s', (pathname, told, expected) => {
  expect(headOf({}, told === undefined ? {} : { canonicalPath: told }, pathname).canonical).toBe(
    expected,
  );
});

it('SEO-09 names the page in both languages', () => {
  expect(headOf({}).alternates).toEqual({ en: '/things/a', nl: '/nl/dingen/a' });
});

it('SEO-06 takes a localised slug from the page itself', () => {
  expect(headOf({}, { alternates: { nl: '/nl/dingen/b' } }).alternates).toEqual({
    en: '/things/a',
    nl: '/nl/dingen/b',
  });
});

it.each([true, false])(
  'OQ-16 tells robots to stay out when the manifest says so: %s',
  (noindex) => {
    expect(headOf({ noindex }).noindex).toBe(noindex);
  },
);

it('leaves out a description that the page has not', () =>
  expect(headOf({})).not.toHaveProperty('description'));
