import { isoDurationDays, passKindOf, travelClassOf, usableDays } from './pass-facts';

it.each([
  ['1', 1],
  ['2', 2],
  ['', 2],
  ['FIRST', 2],
  [undefined, 2],
])('TRN-24 the class of a pass with the code %j is %i', (code, expected) => {
  expect(travelClassOf(code)).toBe(expected);
});

it.each([
  ['P1M', 30],
  ['P2M', 60],
  ['P15D', 15],
  ['P1M15D', 45],
  ['P2W', 14],
  ['P1Y', 360],
  ['P', null],
  ['PT5H', null],
  ['15 days', null],
  ['', null],
])('TRN-26 a month counts as 30 days: %s is %j', (iso, days) => {
  expect(isoDurationDays(iso)).toBe(days);
});

it.each([
  [{ numberOfTravelDays: 5, validityDuration: 'P1M' }, 'flexible', 5],
  [{ numberOfTravelDays: null, validityDuration: 'P15D' }, 'continuous', 15],
  [{ numberOfTravelDays: null, validityDuration: 'P1M' }, 'continuous', 30],
  [{ numberOfTravelDays: null, validityDuration: 'rubbish' }, 'continuous', 0],
])('TRN-25 %j is %s, on %i days', (pass, kind, days) => {
  expect([passKindOf(pass), usableDays(pass)]).toEqual([kind, days]);
});
