import { cacheKey, pageAddress } from './cache-key';

const keyOf = (url: string, set = 's1', day = '2026-11-29') =>
  cacheKey(set, day, pageAddress(new URL(url, 'https://site.test')));

it.each([
  ['the same address', '/hotels?search=a', '/hotels?search=a', true],
  [
    'what only follows a visitor',
    '/hotels?utm_source=a&search=a&gclid=1',
    '/hotels?search=a',
    true,
  ],
  ['another query', '/hotels?search=a', '/hotels?search=b', false],
  ['another order of the query', '/hotels?a=1&b=2', '/hotels?b=2&a=1', false],
  ['another path', '/hotels', '/hotel', false],
  ['a part of the path in the query', '/a/b?c', '/a?b?c', false],
  ['what stands after #', '/a#x', '/a#y', true],
])('%s: the page of %s is that of %s: %s', (_what, one, other, isSame) => {
  expect(keyOf(one) === keyOf(other)).toBe(isSame);
});

it('is another for another release set, and on another day', () => {
  const keys = [keyOf('/a'), keyOf('/a', 's2'), keyOf('/a', 's1', '2026-11-30')];
  expect(new Set(keys).size).toBe(3);
});

it.each([
  ['one that opens something', '/articles/preview?slug=a&secret=s'],
  ['one that is too long', `/a?search=${'x'.repeat(2_000)}`],
])('is none for %s', (_what, url) => expect(keyOf(url)).toBeNull());
