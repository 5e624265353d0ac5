import { monthRanges } from './months';

it.each([
  [[5], [[5, 5]]],
  [
    [4, 5, 6, 9],
    [
      [4, 6],
      [9, 9],
    ],
  ],
  [
    [9, 5, 4],
    [
      [4, 5],
      [9, 9],
    ],
  ],
  [[11, 12, 1, 2], [[11, 2]]],
  [[1, 12], [[12, 1]]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
  [[], []],
])('CNT-18 the best months %j are the ranges %j', (months, ranges) => {
  expect(monthRanges(months).map(({ first, last }) => [first, last])).toEqual(ranges);
});
