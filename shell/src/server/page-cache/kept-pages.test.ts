import { createKeptPages, type KeptPage } from './kept-pages';
import { pageBody } from './page-body';

const page = (length: number, ...surrogateKeys: string[]): KeptPage => ({
  headers: {},
  of: null,
  body: pageBody(Buffer.alloc(length, 'a')),
  surrogateKeys: new Set(surrogateKeys),
  madeAt: 0,
  freshUntil: 1,
  staleUntil: 1,
});

it('holds no more bytes than it may, and lets go of what was not asked for longest', () => {
  const pages = createKeptPages(40_000);
  for (const key of ['a', 'b', 'c']) pages.set(key, page(6_000));
  pages.get('a');
  pages.set('d', page(6_000));
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
  ]);
  expect(pages.bytes()).toBeLessThanOrEqual(40_000);
  pages.set('large', page(60_000));
  expect([pages.get('large'), pages.count()]).toEqual([undefined, 3]);
});

it('counts a page that takes the place of another once', () => {
  const pages = createKeptPages(40_000);
  pages.set('a', page(6_000));
  const once = pages.bytes();
  pages.set('a', page(6_000));
  expect([pages.bytes(), pages.count()]).toEqual([once, 1]);
});

it('lets go of pages by any of their keys, and of no others', () => {
  const pages = createKeptPages(100_000);
  pages.set('a', page(10, 'revision-1', 'place-1'));
  pages.set('b', page(10, 'revision-1', 'place-2'));
  pages.set('c', page(10, 'revision-2', 'place-10'));
  expect(pages.purge(['place-1', 'unknown'])).toBe(1);
  expect(pages.purge(['revision-1', 'place-2'])).toBe(1);
  expect([pages.count(), pages.get('c') === undefined]).toEqual([1, false]);
  pages.purge(['revision-2']);
  expect(pages.bytes()).toBe(0);
});
