import {
  pageTickets,
  passAreas,
  passOrTickets,
  railCards,
  searchPasses,
  searchTickets,
  trainPlaces,
  validatePassCode,
} from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { NOW, startApp } from '../../../app-under-test';
import type { AppUnderTest } from '../../../app-under-test';
import { describeOnDatabase } from '../../../db/on-databases';
import { runningSandbox } from '../../../sandbox-under-test';
import type { RunningSandbox } from '../../../sandbox-under-test';
import { centsOf, DAY, PARIS, searchOf } from './search-under-test';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

// The first search reads the timetable.
jest.setTimeout(30_000);

const BACK = `FR:paris NL:amsterdam ${addDays(DAY, 7)}T16:00`;

describeOnDatabase('Trains', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), { env: { SANDBOX_URL: sandbox.origin } });
  }, 60_000);
  afterAll(() => api.close());

  it.each([
    trainPlaces,
    railCards,
    passAreas,
    validatePassCode,
    searchTickets,
    pageTickets,
    searchPasses,
    passOrTickets,
  ])('API-02 are for whoever has a token: $method $path', async (call) => {
    expect(call.path.startsWith('/api/trains/')).toBe(true);
    expect((await api.app.inject({ method: call.method, url: call.path })).statusCode).toBe(401);
  });

  it('TRN-09 are searched for with tickets for all travellers, labelled as demo supply', async () => {
    const { status, result } = await api.ask(
      searchTickets,
      searchOf(PARIS, { travelers: [{ age: 40 }, { age: 70 }, { age: 2 }] }),
    );
    expect(status).toBe(200);
    expect(result?.travelers.map(({ id, age }) => [id, age])).toEqual([
      ['t1', 40],
      ['t2', 70],
      ['t3', 2],
    ]);
    expect(result?.demo).toBe(true);
    const solutions = result?.legs[0]?.solutions ?? [];
    expect(solutions.every(({ departure }) => departure >= `${DAY}T08:00`)).toBe(true);
    expect(result?.offers.length).toBeGreaterThan(solutions.length);
    expect(new Set(result?.offers.map(({ legSolution }) => legSolution))).toEqual(
      new Set(solutions.map(({ id }) => id)),
    );
  });

  it('OQ-66 are searched for there and back', async () => {
    const { result } = await api.ask(searchTickets, searchOf(`${PARIS}, ${BACK}`));
    expect(result?.legs.map(({ solutions }) => solutions.length > 0)).toEqual([true, true]);
    expect(
      result?.offers.some(
        ({ flexibility, compatibleOffers }) =>
          flexibility.code === 'RETURN' && compatibleOffers.length > 0,
      ),
    ).toBe(true);
  });

  it.each([
    ['en', 'Amsterdam'],
    ['nl', 'Amsterdam'],
  ] as const)('are named in %s', async (language, origin) => {
    const { result } = await api.ask(searchTickets, searchOf(PARIS, { language }));
    const { result: other } = await api.ask(
      searchTickets,
      searchOf(PARIS, { language: language === 'en' ? 'nl' : 'en' }),
    );
    expect(result?.legs[0]?.origin.label).toContain(origin);
    expect(result?.products.map(({ conditions }) => conditions)).not.toEqual(
      other?.products.map(({ conditions }) => conditions),
    );
    expect(result?.offers.map(({ prices }) => centsOf(prices))).toEqual(
      other?.offers.map(({ prices }) => centsOf(prices)),
    );
  });

  it('are none to nowhere, which is an answer', async () => {
    const { status, result } = await api.ask(
      searchTickets,
      searchOf(`NL:amsterdam XX:nowhere ${DAY}T08:00`),
    );
    expect([status, result?.offers, result?.legs[0]?.solutions]).toEqual([200, [], []]);
  });

  it('TRN-11 OQ-65 are shown before and after, and the search is made again when it is known no more', async () => {
    const first = await api.ask(searchTickets, searchOf(PARIS));
    const leg = first.result?.legs[0]?.id ?? '';
    const next = await api.ask(pageTickets, { id: first.result?.id ?? '', leg, page: 'next' });
    const last = (answer: typeof first) =>
      answer.result?.legs[0]?.solutions.at(-1)?.departure ?? '';
    expect(last(next) > last(first)).toBe(true);
    expect(
      await api.ask(
        pageTickets,
        { id: 'nothing', leg, page: 'next', language: 'nl' },
        { 'accept-language': 'nl' },
      ),
    ).toMatchObject({
      status: 410,
      errors: [{ code: 'OFFER_EXPIRED', message: expect.stringContaining('verlopen') }],
    });
  });
});
