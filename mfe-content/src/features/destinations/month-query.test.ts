import { goodIn, readMonth } from './month-query';

it.each([
  ['month=10', 10],
  ['month=1', 1],
  ['', null],
  ['month=0', null],
  ['month=13', null],
  ['month=05', null],
  ['month=may', null],
  ['month=10%20', null],
])('CNT-09 the address ?%s asks for month %p', (query, month) => {
  expect(readMonth(new URLSearchParams(query))).toBe(month);
});

it('CNT-09 a month has the countries that are good in it, no month has all', () => {
  const [spain, norway] = [{ bestMonths: [4, 9] }, { bestMonths: [6] }];
  expect(goodIn([spain, norway], 9)).toEqual([spain]);
  expect(goodIn([spain, norway], null)).toEqual([spain, norway]);
});
