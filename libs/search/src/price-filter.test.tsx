import { parsePriceLimits } from './price-filter';

it.each([
  ['', '', {}],
  ['100', '', { min: 100 }],
  [' € 100', '250', { min: 100, max: 250 }],
  ['250', '100', null],
  ['cheap', '', null],
  ['10.50', '', null],
  ['0', '', null],
])('OQ-50 prices typed as "%s" and "%s" are %j', (low, high, limits) => {
  expect(parsePriceLimits(low, high)).toEqual(limits);
});
