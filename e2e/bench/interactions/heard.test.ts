import { namesOf, toldBy } from './heard';

test('an interaction is as long as the longest of its events, and the slowest comes first', () => {
  const { interactions } = toldBy([
    { id: '1 a', what: 'keydown', took: 24 },
    { id: '1 b', what: 'pointerdown', took: 16 },
    { id: '1 b', what: 'click', took: 80 },
    { id: '2 a', what: 'keydown of another page', took: 40 },
  ]);
  expect(interactions).toEqual([
    { what: 'click', took: 80 },
    { what: 'keydown of another page', took: 40 },
    { what: 'keydown', took: 24 },
  ]);
});

test('shifts are summed up page by page, with what shifted most, and are no interactions', () => {
  expect(
    toldBy([
      { shift: 0.002, page: '/', what: 'footer' },
      { shift: 0.25, page: '/hotels', what: 'ul' },
      { shift: 0.5, page: '/hotels', what: 'article' },
      { shift: 0.25, page: '/hotels', what: 'p' },
    ]),
  ).toEqual({
    interactions: [],
    shifts: {
      '/': { sum: 0.002, most: 0.002, what: 'footer' },
      '/hotels': { sum: 1, most: 0.5, what: 'article' },
    },
  });
});

test('the slowest three are named, a control once with its slowest', () => {
  const took = (what: string, ms: number) => ({ what, took: ms });
  expect(
    namesOf([took('a', 20), took('b', 90), took('a', 120), took('c', 30), took('d', 16)]),
  ).toBe('120 ms a, 90 ms b, 30 ms c');
});
