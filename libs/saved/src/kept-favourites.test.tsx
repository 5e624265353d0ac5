import type { Favourite } from '@wayfare/api-contract';
import { MOST_FAVOURITES } from '@wayfare/api-contract';
import { dropFavourites, keepFavourites, keptFavourites } from './kept-favourites';

const favourite = (change: object = {}) => ({
  product: 'hotels',
  item: 'acc_3128760_136',
  search: '{"checkIn":"2027-01-07"}',
  saved_at: '2026-12-01T10:00:00.000Z',
  ...change,
});
const MANY = Array.from({ length: MOST_FAVOURITES + 1 }, (_, index) =>
  favourite({ item: `acc_${index}` }),
);

beforeEach(() => localStorage.clear());

it.each<[string, unknown, number]>([
  ['one hotel', [favourite()], 1],
  ['more than anybody may save', MANY, MOST_FAVOURITES],
  ['no list', favourite(), 0],
  ['null', null, 0],
  ['what is no hotel', [favourite({ product: 'boats' })], 0],
  ['an id that could be a path', [favourite({ item: '../user' })], 0],
  ['an id that is a number', [favourite({ item: 136 })], 0],
  ['a search that is too long', [favourite({ search: 'x'.repeat(2_001) })], 0],
  ['no instant', [favourite({ saved_at: undefined })], 0],
  ['one that can be read among others', [null, 'x', favourite(), 7], 1],
])('reads of %s what can be used', async (_what, kept, count) => {
  keepFavourites(kept as Favourite[]);
  expect(await keptFavourites()).toHaveLength(count);
});

it('gives back what it kept, and nothing once that is dropped', async () => {
  const list = [favourite(), favourite({ item: 'acc_2' })] as Favourite[];
  keepFavourites(list);
  expect(await keptFavourites()).toEqual(list);
  dropFavourites();
  expect(await keptFavourites()).toEqual([]);
});
