import { countAll, hasSomething, isNothing, type Tally } from './tally';

const VERTICALS = ['hotels', 'flights'];
const some = { all: 3, incoming: 1, expired: 1, canceled: 1, failed: 0 };
const none = { all: 0, incoming: 0, expired: 0, canceled: 0, failed: 0 };

it.each<[string, Tally, number | null, boolean]>([
  ['nobody has answered', {}, null, false],
  ['one has not answered', { hotels: some }, null, false],
  ['one of another page has answered', { hotels: some, cruises: some }, null, false],
  ['both have', { hotels: some, flights: some }, 6, false],
  ['one part is broken', { hotels: some, flights: 'failed' }, 3, false],
  ['one list could not be loaded', { hotels: some, flights: {} }, 3, false],
  ['both parts are broken', { hotels: 'failed', flights: 'failed' }, 0, false],
  ['there is nothing', { hotels: none, flights: none }, 0, true],
  ['there is nothing, and one list could not be loaded', { hotels: none, flights: {} }, 0, false],
  ['there is nothing, and one part is broken', { hotels: none, flights: 'failed' }, 0, false],
  [
    'there is one that could not be read',
    { hotels: none, flights: { ...none, failed: 1 } },
    0,
    false,
  ],
])('ACC-25 counts all bookings when %s', (_, tally, all, nothing) => {
  expect(countAll(tally, VERTICALS)?.all ?? null).toBe(all);
  expect(isNothing(tally, VERTICALS)).toBe(nothing);
});

it.each<[string, Tally, boolean]>([
  ['it has not answered', {}, false],
  ['there is none', { hotels: none }, false],
  ['there are some', { hotels: some }, true],
  ['one could not be read', { hotels: { ...none, failed: 1 } }, true],
  ['its list could not be loaded', { hotels: {} }, true],
  ['its part is broken', { hotels: 'failed' }, true],
])('shows a visitor something of a vertical when %s: %j', (_, tally, shown) =>
  expect(hasSomething(tally, 'hotels')).toBe(shown),
);
