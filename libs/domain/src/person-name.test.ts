import { isPersonName } from './person-name';

it.each([
  ['Bo', true],
  ["van 't Hof", true],
  ['Anne-Marie', true],
  ['Łukasz', true],
  ['J. R.', true],
  ['', false],
  [' ', false],
  ["'-.", false],
  ['R2D2', false],
  ['<b>', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
])('OQ-84 %j is a name: %s', (text, expected) => {
  expect(isPersonName(text)).toBe(expected);
});
