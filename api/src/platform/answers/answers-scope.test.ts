import { readConfig } from '../config';
import { answersScope } from './answers-scope';

const scopeWith = (changed: Record<string, string>) =>
  answersScope(
    readConfig({
      NODE_ENV: 'test',
      ...{ SUPPLIER_URL: 'https://stays.example', SUPPLIER_TOKEN: 'secret-of-stays' },
      ...{ RAIL_URL: 'https://rail.example', RAIL_TOKEN: 'secret-of-rail' },
      ...changed,
    }),
  );

it.each([
  ['the supplier of flights and stays', { SUPPLIER_URL: 'https://other.example' }],
  ['the railways', { RAIL_URL: 'https://other.example' }],
  ['the commission', { FLIGHT_COMMISSION_PERCENT: '7' }],
  [
    'who is on sale',
    {
      STAY_SUPPLIERS: 'duffel,hotelbeds',
      ...{ HOTELBEDS_URL: 'https://hotelbeds.example', HOTELBEDS_KEY: 'k', HOTELBEDS_SECRET: 's' },
    },
  ],
])('answers are others with another setting of %s', (_what, changed) => {
  expect(scopeWith(changed)).not.toBe(scopeWith({}));
});

it('stays the same for a new token, and names none', () => {
  expect(scopeWith({ SUPPLIER_TOKEN: 'secret-of-tomorrow' })).toBe(scopeWith({}));
  expect(scopeWith({})).not.toContain('secret');
});
