import type { TrainDaysResult } from '@wayfare/api-contract';
import { buildTrainPlace, buildTrainPrices } from '@wayfare/testing';
import { EMPTY_TICKET_SEARCH, type TicketSearch } from './criteria';
import { dayPrice, daysAround, onDay } from './days-around';

const TODAY = '2026-12-10';
const search = (change: Partial<TicketSearch>): TicketSearch => ({
  ...EMPTY_TICKET_SEARCH,
  from: buildTrainPlace(),
  to: buildTrainPlace({ code: 'FR:paris' }),
  date: '2027-01-14',
  ...change,
});
const around = (change: Partial<TicketSearch>, direction: 0 | 1) => {
  const days = daysAround(search(change), direction, TODAY);
  return [days[0], days.length, days.at(-1)];
};

it.each<[string, Partial<TicketSearch>, 0 | 1, unknown[]]>([
  ['three on each side', {}, 0, ['2027-01-11', 7, '2027-01-17']],
  ['none that has passed', { date: '2026-12-11' }, 0, ['2026-12-10', 5, '2026-12-14']],
  ['none too far ahead', { date: '2027-11-04' }, 0, ['2027-11-01', 5, '2027-11-05']],
  ['none after the way back', { returnDate: '2027-01-15' }, 0, ['2027-01-11', 5, '2027-01-15']],
  ['none before the way out', { returnDate: '2027-01-15' }, 1, ['2027-01-14', 5, '2027-01-18']],
])('days around have %s', (_what, change, direction, expected) => {
  expect(around(change, direction)).toEqual(expected);
});

it.each<[string, 0 | 1, string, Partial<TicketSearch>]>([
  ['the way out alone', 0, '2027-01-12', { date: '2027-01-12', returnHour: 7 }],
  ['the way back alone', 1, '2027-01-18', { returnDate: '2027-01-18', returnHour: 7 }],
  [
    'both to one day, back no earlier',
    1,
    '2027-01-14',
    { returnDate: '2027-01-14', returnHour: 9 },
  ],
])('another day moves %s', (_what, direction, day, expected) => {
  const before = search({ hour: 9, returnDate: '2027-01-16', returnHour: 7 });
  expect(onDay(before, direction, day)).toEqual({ ...before, ...expected });
});

describe('the lowest price of a day', () => {
  const at = (value: string) => ({
    prices: buildTrainPrices(value),
    departure: `2027-01-14T08:${value.slice(0, 2)}:00+01:00`,
  });
  const day = (single: string | null, bound: string | null): TrainDaysResult['days'][number] => ({
    date: '2027-01-14',
    single: single === null ? null : at(single),
    bound: bound === null ? null : at(bound),
    failed: false,
  });
  it.each<[string | null, string | null, 'single' | 'bound' | 'both', number | undefined]>([
    ['30.00', '20.00', 'both', 2_000],
    ['30.00', '40.00', 'both', 3_000],
    ['30.00', '20.00', 'single', 3_000],
    ['30.00', '40.00', 'bound', 4_000],
    ['30.00', null, 'bound', undefined],
    [null, null, 'both', undefined],
  ])('with %s alone and %s for both ways is of %s', (single, bound, wanted, cents) => {
    expect(dayPrice(day(single, bound), wanted)?.price.amount).toBe(cents);
  });
});
