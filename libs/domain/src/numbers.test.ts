import { formatOneDecimal } from './numbers';

it.each([
  [8, 'en', '8.0'],
  [8, 'nl', '8,0'],
  [0.05, 'en', '0.1'],
  [1234.56, 'nl', '1.234,6'],
] as const)('%s is in %s written as %s', (value, language, text) =>
  expect(formatOneDecimal(value, language)).toBe(text),
);
