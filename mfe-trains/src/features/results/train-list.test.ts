import {
  buildConnectingSolution,
  buildTicketOffer,
  buildTrainPrices,
  buildTrainSolution,
} from '@wayfare/testing';
import type { Train } from './selection';
import {
  countFilters,
  filterTrains,
  NO_FILTERS,
  sortTrains,
  type Sort,
  type TrainFilters,
} from './train-list';

const offer = (price: string, comfort: 'STANDARD' | 'PREMIER' = 'STANDARD') =>
  buildTicketOffer({
    id: `${comfort} ${price}`,
    prices: buildTrainPrices(price),
    comfortCategory: { code: comfort, label: comfort.toLowerCase() },
  });

/** 08:14 direct, 3 h 21 min; with Eurostar alone. */
const direct: Train = {
  solution: buildTrainSolution({ id: 'direct' }),
  offers: [offer('89.00'), offer('219.00', 'PREMIER')],
};
/** 09:10 by Brussels, 4 h 25 min; with NS and Eurostar. */
const byBrussels: Train = {
  solution: buildConnectingSolution({ id: 'by Brussels' }),
  offers: [offer('64.50')],
};
/** At 07:00, two changes, 6 h. */
const slow: Train = {
  solution: {
    ...buildConnectingSolution({ id: 'slow', duration: 'PT6H' }),
    departure: '2027-01-14T07:00:00+01:00',
    segments: [
      ...buildConnectingSolution().segments,
      ...buildConnectingSolution().segments.slice(1),
    ],
  },
  offers: [offer('64.50'), offer('99.00', 'PREMIER')],
};
const ALL = [slow, direct, byBrussels];
const ids = (trains: readonly Train[]) => trains.map(({ solution }) => solution.id);
const filters = (change: Partial<TrainFilters>): TrainFilters => ({ ...NO_FILTERS, ...change });

it.each<[Sort, string[]]>([
  ['departure', ['slow', 'direct', 'by Brussels']],
  ['price', ['slow', 'by Brussels', 'direct']],
  ['duration', ['direct', 'by Brussels', 'slow']],
  ['changes', ['direct', 'by Brussels', 'slow']],
])('trains stand by %s, equal ones by their departure', (sort, expected) => {
  expect(ids(sortTrains(ALL, sort))).toEqual(expected);
});

it('a journey whose duration nobody can read comes last', () => {
  const odd = { ...direct, solution: { ...direct.solution, id: 'odd', duration: 'long' } };
  expect(ids(sortTrains([odd, slow], 'duration'))).toEqual(['slow', 'odd']);
});

it.each<[string, Partial<TrainFilters>, string[]]>([
  ['nothing', {}, ['slow', 'direct', 'by Brussels']],
  ['no change', { maxChanges: 0 }, ['direct']],
  ['one change', { maxChanges: 1 }, ['direct', 'by Brussels']],
  ['a carrier', { carriers: ['NS'] }, ['slow', 'by Brussels']],
  ['one of two carriers', { carriers: ['NS', 'Eurostar'] }, ['slow', 'direct', 'by Brussels']],
  ['a carrier that there is not', { carriers: ['Renfe'] }, []],
  ['a class', { comforts: ['PREMIER'] }, ['slow', 'direct']],
  ['all of it', { maxChanges: 1, carriers: ['Eurostar'], comforts: ['PREMIER'] }, ['direct']],
])('filters for %s leave what has it', (_what, change, expected) => {
  expect(ids(filterTrains(ALL, filters(change)))).toEqual(expected);
});

it('a class leaves its own tickets, so that the lowest price is one of them', () => {
  const [only] = filterTrains([direct], filters({ comforts: ['PREMIER'] }));
  expect(only?.offers.map(({ id }) => id)).toEqual(['PREMIER 219.00']);
  expect(ids(sortTrains(filterTrains(ALL, filters({ comforts: ['PREMIER'] })), 'price'))).toEqual([
    'slow',
    'direct',
  ]);
});

describe('each choice has the number of trains that it leaves beside the other filters', () => {
  it('without filters', () => {
    expect(countFilters(ALL, NO_FILTERS)).toEqual({
      anyChanges: 3,
      changes: [
        { limit: 0, count: 1 },
        { limit: 1, count: 2 },
      ],
      carriers: [
        { value: 'Eurostar', label: 'Eurostar', count: 3 },
        { value: 'NS', label: 'NS', count: 2 },
      ],
      comforts: [
        { value: 'STANDARD', label: 'standard', count: 3 },
        { value: 'PREMIER', label: 'premier', count: 2 },
      ],
    });
  });

  it('with some, and keeps what is on though no train has it', () => {
    const { anyChanges, changes, carriers, comforts } = countFilters(
      ALL,
      filters({ maxChanges: 0, carriers: ['Renfe', 'NS'], comforts: ['SLEEPER'] }),
    );
    expect([anyChanges, changes.map(({ count }) => count)]).toEqual([0, [0, 0]]);
    expect(carriers.map(({ label, count }) => [label, count])).toEqual([
      ['Eurostar', 0],
      ['NS', 0],
      ['Renfe', 0],
    ]);
    expect(comforts.map(({ value, count }) => [value, count])).toEqual([
      ['STANDARD', 0],
      ['PREMIER', 0],
      ['SLEEPER', 0],
    ]);
  });
});
