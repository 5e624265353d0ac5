import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { answerCaches, ownCaches } from '../../platform/answers/answer-caches';
import type { CheapestDaysRequest, PriceGridRequest } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { Problem } from '../../platform/http/problem';
import type { FlightCriteria } from '../../ports/flight-offers';
import { anOffer } from '../../../test/builders/build-offer';
import { findCheapestDays } from './cheapest-days.service';
import { gridEstimates } from './grid-estimates';
import { askedCells } from './grid-plan';
import { lowestFares } from './lowest-fares';
import { findPriceGrid } from './price-grid.service';
import {
  NOW,
  DAY,
  showing,
  log,
  supplierOf,
  CRITERIA,
} from '../../../test/builders/searched-offers';

type Supplier = ReturnType<typeof supplierOf>;

/** What is asked of one supplier, kept as by one process. */
function days(
  supplier: Supplier,
  { signal = new AbortController().signal, openCache = ownCaches } = {},
) {
  const fares = lowestFares(() => supplier, showing.commission, openCache);
  return (asked: CheapestDaysRequest) =>
    findCheapestDays(
      fares,
      'duffel',
      { ...asked, max_connections: null },
      { now: NOW, log, signal },
    );
}

describe('The cheapest days', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays(DAY, index - 3));
  const input = (wanted: string[] = week): CheapestDaysRequest => ({ ...CRITERIA, days: wanted });
  const priced = ({ slices: [first] }: FlightCriteria) => [
    anOffer({ base: `${Number(first?.departure_date.slice(8))}.00`, tax: '0.00' }),
  ];

  it('have one search each, all slices moved together, with our price', async () => {
    const supplier = supplierOf(priced);
    const result = await days(supplier)(input());
    expect(result.days.map(({ departure_date: day, total_amount: total }) => [day, total])).toEqual(
      week.map((day) => [day, (Number(day.slice(8)) * 1.02).toFixed(2)]),
    );
    expect(
      supplier.searches.map(({ slices }) => slices.map(({ departure_date: day }) => day)),
    ).toEqual(expect.arrayContaining(week.map((day) => [day, addDays(day, 7)])));
    expect(supplier.pages.every((page) => page.endsWith(' null 1'))).toBe(true);
    expect(supplier.mostAtOnce).toBe(4);
  });

  it('are kept by criteria, but a day that failed is asked for again', async () => {
    let isDown = true;
    const supplier = supplierOf((criteria) =>
      isDown && criteria.slices[0]?.departure_date === DAY
        ? new Problem('SUPPLIER_TIMEOUT')
        : priced(criteria),
    );
    const ask = days(supplier);
    const first = await ask(input());
    expect(first.days.filter(({ failed }) => failed)).toEqual([
      { departure_date: DAY, total_amount: null, failed: true },
    ]);
    isDown = false;
    const second = await ask(input());
    expect(second.days.some(({ failed }) => failed)).toBe(false);
    expect(supplier.searches).toHaveLength(7);
    await ask({ ...input(), cabin_class: 'business' });
    expect(supplier.searches).toHaveLength(14);
  });

  it('are what another process was told, which is not asked for again', async () => {
    const openCache = answerCaches(memoryState());
    const first = await days(supplierOf(priced), { openCache })(input());
    const supplier = supplierOf(() => []);
    expect(await days(supplier, { openCache })(input())).toEqual(first);
    expect(supplier.searches).toEqual([]);
  });

  it('have no price without flights, in the past and too far ahead', async () => {
    const supplier = supplierOf(() => []);
    const wanted = ['2026-11-20', DAY, '2027-10-15'];
    const result = await days(supplier)(input(wanted));
    expect(result.days).toEqual(
      wanted.map((day) => ({ departure_date: day, total_amount: null, failed: false })),
    );
    expect(supplier.searches).toHaveLength(1);
  });

  it('are refused with the field for a day that is none', async () => {
    await expect(days(supplierOf(() => []))(input([DAY, '2027-02-30']))).rejects.toMatchObject({
      statusCode: 422,
      field: 'days.1',
    });
  });
});

describe('A grid of days', () => {
  const around = (day: string, days: number) =>
    Array.from({ length: 2 * days + 1 }, (_, index) => addDays(day, index - days));
  const BACK = addDays(DAY, 7);
  const cellsOf = (outs: string[], backs: string[]) =>
    outs.flatMap((out) => backs.filter((back) => out <= back).map((back) => ({ out, back })));
  const grid = (
    supplier: Supplier,
    changes: Partial<PriceGridRequest> = {},
    signal = new AbortController().signal,
  ) =>
    findPriceGrid(
      lowestFares(() => supplier, { type: 'percent', value: 0 }, ownCaches),
      'duffel',
      {
        ...CRITERIA,
        max_connections: null,
        out: around(DAY, 3),
        back: around(BACK, 3),
        ...changes,
      },
      { now: NOW, log, signal },
    );
  const dayOf = ({ slices }: FlightCriteria, index: number) =>
    Number(slices[index]?.departure_date.slice(8));
  /** Two airlines, each with its own price for each day out and each day back. */
  const twoAirlines = (criteria: FlightCriteria) => {
    const [out, back] = [dayOf(criteria, 0), dayOf(criteria, 1)];
    const sold = (id: string, iataCode: string, euros: number) => ({
      ...anOffer({ id, base: `${euros}.00`, tax: '0.00' }),
      owner: { iataCode, name: iataCode },
    });
    return [
      sold('off_kl', 'KL', 100 + out + 3 * back),
      sold('off_vy', 'VY', 60 + 5 * out + 2 * back),
    ].sort((a, b) => a.price.total.amount - b.price.total.amount);
  };
  const lowest = (out: string, back: string) => {
    const [there, home] = [Number(out.slice(8)), Number(back.slice(8))];
    return `${Math.min(100 + there + 3 * home, 60 + 5 * there + 2 * home)}.00`;
  };

  it.each([
    ['a week each way', around(DAY, 3), around(BACK, 3), BACK, 13],
    [
      'days out that may lie after days back',
      around(DAY, 3),
      around(addDays(DAY, 1), 3),
      addDays(DAY, 1),
      13,
    ],
    ['one day out', [DAY], around(BACK, 3), BACK, 7],
    ['one day each way', [DAY], [BACK], BACK, 1],
  ])('is known from %s by %#', (_what, outs, backs, back, count) => {
    const cells = cellsOf(outs, backs);
    const asked = askedCells(cells, { out: DAY, back });
    expect(asked).toHaveLength(count);
    expect(asked[0]).toEqual({ out: DAY, back });
    const price = ({ out, back: home }: { out: string; back: string }) =>
      1_000 * Number(out.slice(8)) + 7 * Number(home.slice(8)) + 30_000;
    const estimate = gridEstimates(
      asked.map((cell) => ({
        ...cell,
        fares: new Map([['KL', { amount: price(cell), currency: 'EUR' as const }]]),
      })),
    );
    expect(cells.map(estimate)).toEqual(cells.map(price));
  });

  it('of 49 journeys asks for 13, sells those, and works out what the others come to', async () => {
    const supplier = supplierOf(twoAirlines);
    const { prices } = await grid(supplier);
    expect(prices).toHaveLength(49);
    expect(supplier.searches).toHaveLength(13);
    expect(supplier.mostAtOnce).toBe(4);
    expect(prices.filter(({ kind }) => kind === 'sold')).toHaveLength(13);
    expect(prices.map(({ total_amount: total }) => total)).toEqual(
      prices.map(({ departure_date: out, return_date: back }) => lowest(out, back)),
    );
    expect(
      prices
        .filter(({ departure_date: out, return_date: back }) => out === DAY || back === BACK)
        .every(({ kind }) => kind === 'sold'),
    ).toBe(true);
  });

  it('has no price for what has passed, lies too far ahead or ends before it begins, and asks nobody', async () => {
    const supplier = supplierOf(twoAirlines);
    const { prices } = await grid(supplier, {
      out: ['2026-11-20', DAY, '2027-10-30'],
      back: [addDays(DAY, -1), BACK],
    });
    expect(prices.map(({ kind }) => kind)).toEqual([
      'none',
      'none',
      'none',
      'sold',
      'none',
      'none',
    ]);
    expect(supplier.searches).toHaveLength(1);
  });

  it('says which prices nobody knows where a search fails, and that nobody flies where none is sold', async () => {
    const supplier = supplierOf((criteria) => {
      const [out, back] = criteria.slices.map(({ departure_date: day }) => day);
      if (out === addDays(DAY, 1)) return new Problem('SUPPLIER_TIMEOUT');
      return back === addDays(BACK, 1) ? [] : twoAirlines(criteria);
    });
    const { prices } = await grid(supplier, {
      out: around(DAY, 1),
      back: around(BACK, 1),
    });
    const rows = around(DAY, 1).map((day) =>
      prices.filter(({ departure_date: out }) => out === day).map(({ kind }) => kind),
    );
    expect(rows).toEqual([
      ['about', 'sold', 'unknown'],
      ['sold', 'sold', 'none'],
      ['unknown', 'unknown', 'unknown'],
    ]);
  });

  it('asks for nothing more once who asked has gone', async () => {
    const supplier = supplierOf(twoAirlines);
    const gone = new AbortController();
    gone.abort();
    const { prices } = await grid(supplier, {}, gone.signal);
    expect(supplier.searches).toHaveLength(0);
    expect(new Set(prices.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
    const answer = await days(supplier, { signal: gone.signal })({ ...CRITERIA, days: [DAY] });
    expect(answer.days[0]?.failed).toBe(true);
    expect(supplier.searches).toHaveLength(0);
  });

  it.each([
    ['slices.1', { slices: [CRITERIA.slices[0], CRITERIA.slices[0]] }],
    ['out.0', { out: ['2027-02-30'] }],
    ['back.1', { back: [BACK, '2027-02-30'] }],
  ])('is refused with the field %s', async (field, changes) => {
    await expect(
      grid(
        supplierOf(() => []),
        changes as Partial<PriceGridRequest>,
      ),
    ).rejects.toMatchObject({ statusCode: 422, field });
  });
});
