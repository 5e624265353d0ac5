import { inpOf, namesOf, toldBy } from './heard';

const took = (what: string, ms: number) => ({ what, took: ms, waited: 2, worked: ms / 2 });

test('an interaction is as long as the longest of its events, and the slowest comes first', () => {
  const { interactions } = toldBy([
    { id: '1 a', ...took('keydown', 24) },
    { id: '1 b', ...took('pointerdown', 16) },
    { id: '1 b', ...took('click', 80) },
    { id: '2 a', ...took('keydown of another page', 40) },
  ]);
  expect(interactions).toEqual([
    took('click', 80),
    took('keydown of another page', 40),
    took('keydown', 24),
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
    count: 0,
    shifts: {
      '/': { sum: 0.002, most: 0.002, what: 'footer' },
      '/hotels': { sum: 1, most: 0.5, what: 'article' },
    },
  });
});

test('the slowest five are named, a control once with its slowest', () => {
  const all = ['a', 'c', 'd', 'e', 'f', 'g'].map((what, index) => took(what, 60 - 10 * index));
  expect(namesOf([...all, took('a', 120)])).toBe(
    '120 ms (2 + 60) a, 50 ms (2 + 25) c, 40 ms (2 + 20) d, 30 ms (2 + 15) e, 20 ms (2 + 10) f',
  );
});

test.each([
  { count: 49, inp: 90 },
  { count: 50, inp: 80 },
  { count: 149, inp: 70 },
  { count: 400, inp: 0 },
])('of $count interactions the INP is $inp ms', ({ count, inp }) => {
  const interactions = [90, 80, 70].map((ms) => took(`${ms}`, ms));
  expect(inpOf({ interactions, count })).toBe(inp);
});

test('interactions are counted in each document, and what it told last is all of it', () => {
  const { count } = toldBy([
    { document: 1, count: 3 },
    { document: 1, count: 40 },
    { document: 2, count: 5 },
  ]);
  expect(count).toBe(45);
});
