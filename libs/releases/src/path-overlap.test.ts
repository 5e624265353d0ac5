import { findOverlaps, pathsClash } from './path-overlap';

const claims = (name: string, en: string, redirects: { from: string; to: string }[] = []) => ({
  name,
  routes: [
    {
      name: 'index',
      path: { en, nl: `/nl${en}` },
      layout: 'default' as const,
      guards: [],
      noindex: false,
    },
  ],
  redirects,
});

it.each([
  ['/', '/', true],
  ['/a', '/a', true],
  ['/a', '/b', false],
  ['/a', '/a/b', false],
  ['/a/:id', '/a/:name', true],
  ['/a/:id', '/a/map', false],
  ['/a/:id/b', '/a/:id/c', false],
  ['/a/:id/b', '/a/:other/b', true],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/a', true],
  ['/a/*', '/b/c', false],
  ['/:id', '/nl', false],
  ['/:id', '/:slug', true],
])('%s and %s clash: %s', (a, b, clash) => {
  expect(pathsClash(a, b)).toBe(clash);
  expect(pathsClash(b, a)).toBe(clash);
});

describe('the verticals of a set', () => {
  it('have one owner for every URL', () => {
    expect(findOverlaps([claims('alpha', '/a'), claims('beta', '/b')])).toEqual([]);
  });

  it('are told of each language that two claim', () => {
    expect(findOverlaps([claims('alpha', '/a/:id'), claims('beta', '/a/:slug')])).toEqual([
      { path: '/a/:id', verticals: ['alpha', 'beta'] },
      { path: '/nl/a/:id', verticals: ['alpha', 'beta'] },
    ]);
  });

  it('are told of a redirect that takes the path of a page', () => {
    expect(
      findOverlaps([claims('alpha', '/a'), claims('beta', '/b', [{ from: '/a', to: '/b' }])]),
    ).toEqual([{ path: '/a', verticals: ['alpha', 'beta'] }]);
  });
});
