import { buildSeatMap } from '@wayfare/testing';
import { cabinPlan, seatPlan } from '../../testing/seat-plan';
import { bandReader, deckFares, fareFor, priceBands, readFares } from './seat-fares';
import { ANY_SEAT, matches, seatsFor } from './seat-filters';
import { decksOf } from './seat-model';

const DECKS = decksOf(buildSeatMap());
const priced = (amounts: Record<string, string>) =>
  decksOf(
    seatPlan(
      cabinPlan(
        ['1 ABC DEF'],
        {},
        { amount: (designator) => amounts[designator.slice(-1)] ?? '0.00' },
      ),
    ),
  );

describe('prices of a map', () => {
  it.each([
    ['nothing but included seats', {}, []],
    [
      'two prices',
      { A: '30.00', B: '9.50', C: '30.00' },
      [
        ['9.50', '9.50'],
        ['30.00', '30.00'],
      ],
    ],
    [
      'more than four',
      { A: '10.00', B: '20.00', C: '30.00', D: '40.00', E: '100.00', F: '9.00' },
      [
        ['9.00', '10.00'],
        ['20.00', '20.00'],
        ['30.00', '40.00'],
        ['100.00', '100.00'],
      ],
    ],
  ])('are shown in bands: %s', (_, amounts, bands) => {
    expect(priceBands(priced(amounts))).toEqual(bands.map(([from, to]) => ({ from, to })));
  });

  it('have a band each, and none where a seat costs nothing', () => {
    const bandOf = bandReader([
      { from: '9.00', to: '10.00' },
      { from: '20.00', to: '20.00' },
    ]);
    expect(['0.00', '9.00', '9.50', '10.00', '20.00'].map(bandOf)).toEqual([0, 1, 1, 1, 2]);
  });
});

describe('what a passenger can have', () => {
  it.each([
    ['13A', 'pas_1', { state: 'free', amount: '11.00' }],
    ['12A', 'pas_1', { state: 'free', amount: '24.00' }],
    ['12A', 'pas_3', { state: 'barred' }],
    ['13A', 'pas_4', { state: 'barred' }],
    ['11B', 'pas_1', { state: 'taken' }],
  ])('%s is for %s %j', (designator, passenger, fare) => {
    const seat = DECKS[0]?.seats.get(designator);
    expect(seat === undefined ? null : fareFor(seat, passenger)).toEqual(fare);
  });

  it('is the same text for a row that offers two of them the same, and another where it does not', () => {
    const faresFor = DECKS[0] === undefined ? () => new Map<string, string>() : deckFares(DECKS[0]);
    const [one, two, child] = ['pas_1', 'pas_2', 'pas_3'].map(faresFor);
    expect(one).toEqual(two);
    const differing = [...(one ?? [])].filter(([key, fares]) => fares !== child?.get(key));
    expect(differing).toHaveLength(1);
    expect(readFares(differing[0]?.[1] ?? '').map(({ state }) => state)).toEqual([
      'free',
      'free',
      'free',
      'free',
      'free',
      'free',
    ]);
    expect(readFares('x|-|11.00|')).toEqual([
      { state: 'taken' },
      { state: 'barred' },
      { state: 'free', amount: '11.00' },
      { state: 'barred' },
    ]);
  });
});

describe('the list', () => {
  const NONE = new Map<string, string>();

  it.each([
    ['everything', ANY_SEAT, 33],
    ['windows', { ...ANY_SEAT, position: 'window' as const }, 12],
    ['aisles', { ...ANY_SEAT, position: 'aisle' as const }, 10],
    ['room for legs', { ...ANY_SEAT, legroom: true }, 6],
    ['a price', { ...ANY_SEAT, atMost: '11.00' }, 27],
    ['a price that nothing has', { ...ANY_SEAT, atMost: '5.00' }, 0],
  ])('is filtered by %s', (_, filter, count) => {
    expect(seatsFor(DECKS, 'pas_1', NONE).filter((listed) => matches(listed, filter))).toHaveLength(
      count,
    );
  });

  it('has no seat at an exit for a child, none for an infant, and none that a companion has', () => {
    expect(seatsFor(DECKS, 'pas_3', NONE)).toHaveLength(27);
    expect(seatsFor(DECKS, 'pas_4', NONE)).toEqual([]);
    const listed = seatsFor(
      DECKS,
      'pas_1',
      new Map([
        ['10A', 'pas_2'],
        ['10B', 'pas_1'],
      ]),
    ).map(({ seat }) => seat.designator);
    expect(listed.slice(0, 2)).toEqual(['10B', '10C']);
  });
});
