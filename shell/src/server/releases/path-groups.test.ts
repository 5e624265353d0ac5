import { matchRoutes } from 'react-router-dom';
import { groupByBeginning } from './path-groups';

const PATTERNS = [
  '/',
  '/nl',
  '/things',
  '/nl/dingen',
  '/things/:slug',
  '/nl/dingen/:slug',
  '/café',
  '/nl/:any/more',
  '/dev/ui',
  '*',
];
const candidates = groupByBeginning(PATTERNS, (pattern) => pattern);

it.each([
  ['/', ['/', '/nl/:any/more', '*']],
  ['/nl', ['/nl', '/nl/:any/more', '*']],
  ['/things', ['/things', '/things/:slug', '/nl/:any/more', '*']],
  ['/THINGS/1', ['/things', '/things/:slug', '/nl/:any/more', '*']],
  ['/nl/dingen/1', ['/nl/dingen', '/nl/dingen/:slug', '/nl/:any/more', '*']],
  ['/nl/things', ['/nl/:any/more', '*']],
  ['/dingen', ['/nl/:any/more', '*']],
  ['/caf%C3%A9', ['/café', '/nl/:any/more', '*']],
  ['/%74hings', ['/things', '/things/:slug', '/nl/:any/more', '*']],
  ['/nothing', ['/nl/:any/more', '*']],
])('%s is matched with %j', (pathname, expected) => expect(candidates(pathname)).toEqual(expected));

const ownerIn = (patterns: string[], pathname: string) =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  )?.[0]?.route.path;

it.each([
  '/',
  '/nl',
  '/nl/',
  '/things',
  '/things/',
  '/things/a',
  '/things/a/b',
  '/Things',
  '/nl/dingen',
  '/nl/dingen/a',
  '/nl/any/more',
  '/caf%C3%A9',
  '/dev/ui',
  '/dev',
  '//things',
  '/nlx',
  '/a%2Fb',
])('%s has the owner that it has among all', (pathname) =>
  expect(ownerIn(candidates(pathname), pathname)).toBe(ownerIn(PATTERNS, pathname)),
);
