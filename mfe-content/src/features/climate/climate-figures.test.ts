import { buildYear } from '../../testing/entries';
import { extremesOf, readPlace, wholeNumber } from './climate-figures';

it.each([
  [7.5, '8'],
  [-3.3, '−3'],
  [-0.4, '0'],
  [0, '0'],
])('CNT-18 the weather says %d as %s', (value, text) => {
  expect(wholeNumber(value)).toBe(text);
});

it('CNT-18 a year has its warmest day, coldest night and wettest month', () => {
  expect(extremesOf(buildYear())).toEqual({
    warmest: { month: 7, value: 32 },
    coldest: { month: 1, value: 1 },
    wettest: { month: 11, value: 58 },
  });
});

const places = [
  { name: 'Madrid', months: [] },
  { name: 'Seville', months: [] },
];

it.each([
  ['', 0],
  ['place=1', 0],
  ['place=2', 1],
  ['place=3', 0],
  ['place=0', 0],
  ['place=-1', 0],
  ['place=Seville', 0],
  ['place=1.5', 0],
])('the address ?%s asks for place %i', (query, index) => {
  expect(readPlace(new URLSearchParams(query), places)).toBe(index);
});
