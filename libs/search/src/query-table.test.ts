import { listTable, optionPart, pagesPart, queryTable, textPart } from './query-table';

const TABLE = queryTable({
  out: textPart('out'),
  sort: optionPart('sort', ['best', 'cheapest']),
  pages: pagesPart(40),
});
const USUAL = { out: '', sort: 'best', pages: 1 } as const;

it.each([
  ['', USUAL],
  ['out=a&sort=cheapest&page=3', { out: 'a', sort: 'cheapest', pages: 3 }],
  ['sort=dearest&page=2.5', USUAL],
  ['page=-1', USUAL],
  ['page=999', { ...USUAL, pages: 40 }],
  ['page=', USUAL],
])('reads "%s", with the usual value for what it can’t read', (query, values) => {
  expect(TABLE.read(new URLSearchParams(query))).toEqual(values);
});

it('writes what is not usual in its order, and keeps what it does not know', () => {
  const query = new URLSearchParams('x=1&sort=cheapest');
  expect(TABLE.write(query, { out: 'a', sort: 'best', pages: 2 }).toString()).toBe(
    'x=1&out=a&page=2',
  );
  expect(query.toString()).toBe('x=1&sort=cheapest');
});

it.each([
  [{ sort: 'best' as const }, 'x=1'],
  [{}, 'x=1&sort=cheapest'],
  [{ pages: 4 }, 'x=1&sort=cheapest&page=4'],
])('goes back to the first page of a list at any change but of its pages: %j', (change, query) => {
  const list = listTable({ sort: optionPart('sort', ['best', 'cheapest']), pages: pagesPart(40) });
  const before = new URLSearchParams('x=1&sort=cheapest&page=3');
  expect(list.change(before, change).toString()).toBe(query);
});
