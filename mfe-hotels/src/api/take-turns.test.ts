import { takeTurns } from './take-turns';

it.each([
  ['one list as it is', [['a', 'b', 'c']], 6, ['a', 'b', 'c']],
  [
    'the best of each place before the second of any',
    [
      ['a1', 'a2'],
      ['b1', 'b2'],
      ['c1', 'c2'],
    ],
    4,
    ['a1', 'b1', 'c1', 'a2'],
  ],
  [
    'from whoever has more where others have none left',
    [['a1'], [], ['c1', 'c2', 'c3']],
    6,
    ['a1', 'c1', 'c2', 'c3'],
  ],
  ['nothing of nothing', [], 6, []],
])('featured hotels are %s', (_, lists, count, taken) => {
  expect(takeTurns(lists, count)).toEqual(taken);
});
