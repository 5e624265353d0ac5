import type { PassOrTicketsResult } from '@wayfare/api-contract';
import { buildPassOffer, buildTrainPrices } from '@wayfare/testing';
import { money } from '@wayfare/domain';
import { breakEven, covers, fittingPass } from './break-even';

const stop = { code: 'FR:paris', label: 'Paris', timeZone: 'Europe/Paris' };
const journey = (
  tickets: string | null,
  reservations: string | null = '0.00',
  date = '2027-01-14',
): PassOrTicketsResult['journeys'][number] => ({
  origin: stop,
  destination: stop,
  date,
  tickets: tickets === null ? null : buildTrainPrices(tickets),
  reservations: reservations === null ? null : buildTrainPrices(reservations),
});

it.each([
  [
    'dear journeys',
    [journey('60.00'), journey('60.00')],
    { tickets: 12_000, withPass: 10_000, from: 2, unknown: 0 },
  ],
  [
    'one that costs as much as the pass',
    [journey('100.00')],
    { tickets: 10_000, withPass: 10_000, from: 1, unknown: 0 },
  ],
  [
    'cheap journeys',
    [journey('20.00'), journey('20.00')],
    { tickets: 4000, withPass: 10_000, from: null, unknown: 0 },
  ],
  [
    'seats that cost extra',
    [journey('60.00', '15.00'), journey('60.00', '15.00'), journey('60.00', '15.00')],
    { tickets: 18_000, withPass: 14_500, from: 3, unknown: 0 },
  ],
  [
    'seats that cost more than a ticket at the end',
    [journey('60.00'), journey('45.00'), journey('5.00', '25.00', '2027-01-20')],
    { tickets: 11_000, withPass: 12_500, from: null, unknown: 0 },
  ],
  [
    'journeys in order of travel',
    [journey('90.00', '0.00', '2027-01-20'), journey('20.00', '0.00', '2027-01-14')],
    { tickets: 11_000, withPass: 10_000, from: 2, unknown: 0 },
  ],
  [
    'one that nobody sells',
    [journey('120.00'), journey(null, null), journey('10.00', null)],
    { tickets: 12_000, withPass: 10_000, from: 1, unknown: 2 },
  ],
  ['no journey at all', [], { tickets: 0, withPass: 10_000, from: null, unknown: 0 }],
])('a pass of 100 euros beside %s', (_, journeys, expected) => {
  const { tickets, withPass, ...rest } = breakEven(money(10_000), journeys);
  expect({ ...rest, tickets: tickets.amount, withPass: withPass.amount }).toEqual(expected);
});

const flexible = buildPassOffer({
  id: 'flexible',
  numberOfTravelDays: 2,
  validityDuration: 'P1M',
  prices: buildTrainPrices('100.00'),
});
const continuous = buildPassOffer({
  id: 'continuous',
  numberOfTravelDays: null,
  validityDuration: 'P15D',
  prices: buildTrainPrices('200.00'),
});

it.each([
  ['2 days within a month', flexible, ['2027-01-14', '2027-02-12'], true],
  ['two journeys on one day', flexible, ['2027-01-14', '2027-01-14', '2027-01-15'], true],
  ['a third day', flexible, ['2027-01-14', '2027-01-15', '2027-01-16'], false],
  ['a day after the month', flexible, ['2027-02-13'], false],
  ['a day before it begins', continuous, ['2027-01-13'], false],
  ['the last of 15 days', continuous, ['2027-01-28'], true],
  ['the day after', continuous, ['2027-01-29'], false],
])('a pass from 14 January and %s', (_, pass, days, expected) => {
  expect(covers(pass, days, '2027-01-14')).toBe(expected);
});

it.each([
  [
    'the cheapest that is good for all days',
    ['2027-01-14', '2027-01-15', '2027-01-16'],
    'continuous',
  ],
  ['the cheapest', ['2027-01-14'], 'flexible'],
  ['the cheapest where none is good for all days', ['2027-05-01'], 'flexible'],
])('tickets are compared with %s', (_, days, expected) => {
  expect(fittingPass([continuous, flexible], days, '2027-01-14')?.id).toBe(expected);
});
