import {
  ALERT_CONSENT,
  askPriceAlert,
  cheapestTrainDays,
  pageTickets,
  passAreas,
  passOrTickets,
  priceAlerts,
  railCards,
  searchPasses,
  searchTickets,
  trainPlaces,
  validatePassCode,
} from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { NOW, startApp } from '../../../../test/clients/app';
import type { AppUnderTest } from '../../../../test/clients/app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { signedInMember } from '../../../../test/clients/member-client';
import { runningSandbox } from '../../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../../test/sandbox/sandbox-process';
import { centsOf, DAY, PARIS, searchOf } from '../../../../test/clients/rail-search';

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
    cheapestTrainDays,
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

  it('come with what each traveller is reckoned to emit, less than by car or by air', async () => {
    const { result } = await api.ask(searchTickets, searchOf(PARIS));
    const solutions = result?.legs[0]?.solutions ?? [];
    expect(solutions.length).toBeGreaterThan(0);
    for (const { emissions } of solutions) {
      expect(emissions?.kilometres).toBeGreaterThan(450);
      expect(emissions?.train).toBeLessThan(emissions?.car ?? 0);
      expect(emissions?.train).toBeLessThan(emissions?.flight ?? 0);
    }
  });

  it('have a lowest price for each day around, no higher than the trains that the day begins with', async () => {
    const criteria = searchOf(`${PARIS}, ${BACK}`);
    const days = [-1, 0, 1].map((step) => addDays(DAY, step));
    const { status, result } = await api.ask(cheapestTrainDays, { ...criteria, days });
    expect(status).toBe(200);
    expect(result?.days.map(({ date, failed }) => [date, failed])).toEqual(
      days.map((day) => [day, false]),
    );
    const { result: found } = await api.ask(searchTickets, criteria);
    const own = found?.offers.filter(({ leg }) => leg === found.legs[0]?.id) ?? [];
    const lowest = (isBound: boolean) =>
      Math.min(
        ...own
          .filter(({ compatibleOffers }) => compatibleOffers.length > 0 === isBound)
          .map(({ prices }) => centsOf(prices)),
      );
    expect(centsOf(result?.days[1]?.single?.prices)).toBeLessThanOrEqual(lowest(false));
    expect(centsOf(result?.days[1]?.bound?.prices)).toBeLessThanOrEqual(lowest(true));
    const back = await api.ask(cheapestTrainDays, {
      ...criteria,
      leg: 1,
      days: [addDays(DAY, -1), addDays(DAY, 8)],
    });
    expect(back.result?.days.map(({ single }) => single !== null)).toEqual([false, true]);
  });

  it('refuse what a lowest price of a day cannot be asked with, by name', async () => {
    const asked = { ...searchOf(PARIS), days: [DAY] };
    const refused = async (body: object) => {
      const { status, errors } = await api.ask(cheapestTrainDays, body as typeof asked);
      expect(status).toBe(422);
      return errors;
    };
    expect(await refused({ ...asked, cabin: 'first' })).toMatchObject([{ field: 'cabin' }]);
    expect(await refused({ ...asked, days: [] })).toMatchObject([{ field: 'days' }]);
    expect(await refused({ ...asked, leg: 1 })).toMatchObject([{ field: 'leg' }]);
    expect(await refused({ ...asked, leg: 2 })).toMatchObject([{ field: 'leg' }]);
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

  it('are watched for a member: one direction of a search, with its towns and the way back to it', async () => {
    const { headers } = await signedInMember({ database: database(), keys: api.keys, now: NOW });
    const { legs } = searchOf(`${PARIS}, ${BACK}`);
    const ask = (leg: 0 | 1) =>
      api.ask(
        askPriceAlert,
        {
          watch: { product: 'trains', legs, travelers: [{ age: 20 }], leg },
          ...{ seen: '80.00', consent: ALERT_CONSENT, language: 'nl' },
        },
        headers,
      );
    expect([(await ask(0)).result, (await ask(1)).result]).toEqual([
      { state: 'on' },
      { state: 'on' },
    ]);
    const { result } = await api.ask(priceAlerts, {}, headers);
    const query = `from=NL%3Aamsterdam&to=FR%3Aparis&date=${DAY}&hour=8&returnDate=${addDays(DAY, 7)}&returnHour=16&adult=0&youth=1`;
    const own = { product: 'trains', ends_on: null, href: `/nl/treinen/zoek?${query}` };
    expect(result?.alerts).toMatchObject([
      { ...own, title: 'Amsterdam – Parijs', starts_on: DAY, told: '80.00' },
      { ...own, title: 'Parijs – Amsterdam', starts_on: addDays(DAY, 7), told: '80.00' },
    ]);
  });
});
