import {
  buildReturnSolution,
  buildTicketItem,
  buildTicketOffer,
  buildTrainPlace,
  buildTrainSolution,
} from '@wayfare/testing';
import { readManageQuery } from '../../domain/after-sales/manage-query';
import { exchangeDifference } from './difference';
import { dayProblem, exchangeDays, isGone } from './exchange-days';
import { foundExchanges } from './found-exchanges';
import { routeOf } from './new-route';

const item = buildTicketItem();
const [out] = item.legs;
if (out === undefined) throw new Error('a ticket has a leg');
const back = { ...out, id: 'leg-2', solution: buildReturnSolution() };
const at = (instant: string) => () => Date.parse(instant);

it.each([
  [
    'the way out of a return',
    out,
    '2026-12-10T09:00:00Z',
    { min: '2026-12-10', max: '2027-01-17' },
  ],
  ['the way back', back, '2026-12-10T09:00:00Z', { min: '2027-01-14', max: '2027-11-05' }],
  [
    'the way back, out already',
    back,
    '2027-01-15T09:00:00Z',
    { min: '2027-01-15', max: '2027-12-11' },
  ],
])('OQ-82 may leave between: %s', (_, leg, now, expected) => {
  expect(exchangeDays([out, back], leg, at(now))).toEqual(expected);
});

it.each([
  ['2027-01-14T22:30:00Z', false],
  ['2027-01-14T23:30:00Z', true],
])('OQ-19 the day of departure goes by at the station: %s', (now, expected) => {
  expect(isGone(out, at(now))).toBe(expected);
});

it.each([
  ['', 'missing'],
  ['2027-02-30', 'missing'],
  ['2027-01-13', 'early'],
  ['2027-01-14', null],
  ['2027-01-18', 'late'],
])('a day of %s is %s', (date, expected) => {
  expect(dayProblem(date, { min: '2027-01-14', max: '2027-01-17' })).toBe(expected);
});

it.each([
  ['42.10', 'manage.exchange.more €42.10'],
  ['-12.00', 'manage.exchange.back €12.00'],
  ['0.00', 'manage.exchange.same'],
])('OQ-72 a difference of %s reads %s', (amount, expected) => {
  expect(
    exchangeDifference(amount, {
      language: 'en',
      t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    }),
  ).toBe(expected);
});

it('TRN-32 lists what is offered for the leg with its train, the earliest and then the cheapest first', () => {
  const offer = (id: string, difference: string, changes = {}) => ({
    ...buildTicketOffer({ id, ...changes }),
    difference: { value: difference, currency: 'EUR' as const },
  });
  const solutions = [buildReturnSolution({ id: 'late' }), buildTrainSolution({ id: 'early' })];
  const { origin, destination } = out;
  const result = {
    items: [
      {
        id: 'item-1',
        searchId: 'search-9',
        legs: [{ id: 'leg-1', origin, destination, solutions }],
        offers: [
          offer('a', '0.00', { legSolution: 'late' }),
          offer('b', '9.00', { legSolution: 'early' }),
          offer('c', '-9.00', { legSolution: 'early' }),
          offer('d', '0.00', { leg: 'leg-2', legSolution: 'early' }),
          offer('e', '0.00', { legSolution: 'unknown' }),
        ],
        products: [],
      },
    ],
  };
  expect(
    foundExchanges(result, 'leg-1').map(({ searchId, offer: { id } }) => [searchId, id]),
  ).toEqual([
    ['search-9', 'c'],
    ['search-9', 'b'],
    ['search-9', 'a'],
  ]);
  expect(foundExchanges(undefined, 'leg-1')).toEqual([]);
});

it.each([
  [false, 'NL:amsterdam-centraal'],
  [true, 'NL:amsterdam'],
])(
  'OQ-72 another route is taken from the address where the carrier allows it: %s',
  (routeChangePossible, code) => {
    const query = readManageQuery(new URLSearchParams('from=NL:amsterdam'));
    const { from, to } = routeOf(
      { exchangeEligibility: { eligible: true, routeChangePossible } },
      out,
      query,
      [buildTrainPlace()],
    );
    expect([from.code, to.code]).toEqual([code, 'FR:paris-nord']);
  },
);
