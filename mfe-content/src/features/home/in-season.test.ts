import { chooseForMonth } from './in-season';

const all = [
  { name: 'always', bestMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { name: 'summer', bestMonths: [6, 7, 8] },
  { name: 'november', bestMonths: [11] },
  { name: 'autumn', bestMonths: [9, 10, 11] },
];

it.each([
  [11, 2, 11, ['november', 'autumn']],
  [11, 3, 11, ['november', 'autumn', 'always']],
  [7, 3, null, ['summer', 'always', 'november']],
  [2, 1, 2, ['always']],
])(
  'CNT-18 in month %i the home page shows %i countries, those that are good then first',
  (month, count, named, names) => {
    const { month: said, chosen } = chooseForMonth(all, month, count);
    expect([said, chosen.map(({ name }) => name)]).toEqual([named, names]);
  },
);

it('CNT-18 the home page shows nothing when nothing is written', () => {
  expect(chooseForMonth([], 5, 6)).toEqual({ month: null, chosen: [] });
});
