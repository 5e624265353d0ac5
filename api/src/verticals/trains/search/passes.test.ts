import {
  passAreas,
  passOrTickets,
  searchPasses,
  searchTickets,
  validatePassCode,
} from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { passCode } from '../../../../test/conformance/rail-supplier/rail-buyer';
import { NOW, startApp } from '../../../../test/clients/app';
import type { AppUnderTest } from '../../../../test/clients/app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { runningSandbox } from '../../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../../test/sandbox/sandbox-process';
import { ADULT, centsOf, DAY, PARIS, searchOf, TODAY } from '../../../../test/clients/rail-search';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

// The first search reads the timetable.
jest.setTimeout(30_000);

describeOnDatabase('Passes of trains', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), { env: { SANDBOX_URL: sandbox.origin } });
  }, 60_000);
  afterAll(() => api.close());

  it('know where passes are sold for', async () => {
    const { result } = await api.ask(passAreas, { language: 'nl' });
    expect(result?.find(({ code }) => code === 'EU')?.countries.length).toBeGreaterThan(20);
    expect(result?.find(({ code }) => code === 'DE')).toMatchObject({
      label: expect.stringContaining('Duitsland'),
    });
  });

  const GOOD = passCode('WAYFARE1');

  it.each([
    ['TRN-67 that is right', GOOD, true],
    ['TRN-67 that is right, in small letters with blanks around', ` ${GOOD.toLowerCase()} `, true],
    [
      'TRN-67 with another check digit',
      `${GOOD.slice(0, -1)}${(Number(GOOD.slice(-1)) + 1) % 10}`,
      false,
    ],
    ['OQ-73 of five characters', passCode('AAAA'), false],
    ['OQ-73 of thirteen characters', passCode('AAAAAAAAAAAA'), false],
    ['OQ-73 with a slash', 'ABC/12', false],
    ['OQ-73 of nothing', '', false],
  ])('check the code of a pass %s', async (_what, code, valid) => {
    expect((await api.ask(validatePassCode, { code })).result).toEqual({ valid });
  });

  it('TRN-09 are ridden with passes, which are searched for by area', async () => {
    const { result } = await api.ask(searchPasses, {
      place: 'EU',
      validityStartDate: DAY,
      travelers: [{ age: 20 }, { age: 40 }],
    });
    expect(result).toMatchObject({
      area: { code: 'EU' },
      demo: true,
      travelers: [
        { id: 't1', age: 20 },
        { id: 't2', age: 40 },
      ],
    });
    expect(new Set(result?.offers.map(({ travelClass }) => travelClass.code))).toEqual(
      new Set(['1', '2']),
    );
    expect(result?.offers.every(({ validityDuration }) => /^P\d+[DM]/.test(validityDuration))).toBe(
      true,
    );
  });

  it.each([
    ['TRN-54 an area that there is not', { place: 'ZZ' }, 'place', 'waar de pas voor is'],
    [
      'TRN-55 yesterday',
      { validityStartDate: addDays(TODAY, -1) },
      'validityStartDate',
      'verleden',
    ],
    ['TRN-55 no day', { validityStartDate: '2027-02-30' }, 'validityStartDate', 'geen datum'],
    [
      'OQ-63 331 days ahead',
      { validityStartDate: addDays(TODAY, 331) },
      'validityStartDate',
      '330 dagen',
    ],
    ['TRN-57 nobody', { travelers: [] }, 'travelers', '1 tot 9'],
  ])('ERR-07 have no pass for %s', async (_what, change, field, words) => {
    const answer = await api.ask(
      searchPasses,
      { place: 'EU', validityStartDate: DAY, travelers: ADULT, ...change },
      { 'accept-language': 'nl' },
    );
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ code: 'INVALID_REQUEST', field, message: expect.stringContaining(words) }],
    });
  });

  it('cost the cheapest tickets of each day, or seats beside a pass', async () => {
    const journeys = [
      { origin: 'NL:amsterdam', destination: 'FR:paris', date: DAY },
      { origin: 'NL:amsterdam', destination: 'XX:nowhere', date: DAY },
    ];
    const { status, result } = await api.ask(passOrTickets, {
      journeys,
      travelers: ADULT,
      language: 'nl',
    });
    expect(status).toBe(200);
    expect(result?.journeys[0]).toMatchObject({
      origin: { code: 'NL:amsterdam' },
      destination: { code: 'FR:paris', label: 'Parijs', timeZone: 'Europe/Paris' },
      date: DAY,
    });
    const [tickets = 0, seats = 0] = [
      result?.journeys[0]?.tickets,
      result?.journeys[0]?.reservations,
    ].map(centsOf);
    const morning =
      (await api.ask(searchTickets, searchOf(PARIS))).result?.offers.map(({ prices }) =>
        centsOf(prices),
      ) ?? [];
    expect(tickets).toBeGreaterThan(0);
    expect(tickets).toBeLessThanOrEqual(Math.min(...morning));
    expect(seats).toBeGreaterThan(0);
    expect(seats).toBeLessThan(tickets);
    expect(result?.journeys[1]).toMatchObject({ tickets: null, reservations: null });
  });

  it.each([
    [
      'TRN-54 a place that there is not',
      [
        { origin: 'NL:amsterdam', destination: 'FR:paris', date: DAY },
        { origin: 'NL:nothing', destination: 'FR:paris', date: DAY },
      ],
      'journeys.1.origin',
    ],
    [
      'TRN-54 the same place',
      [{ origin: 'FR:paris', destination: 'FR:paris', date: DAY }],
      'journeys.0.destination',
    ],
    [
      'TRN-55 yesterday',
      [{ origin: 'NL:amsterdam', destination: 'FR:paris', date: addDays(TODAY, -1) }],
      'journeys.0.date',
    ],
    ['none', [], 'journeys'],
    [
      'nine',
      Array.from({ length: 9 }, () => ({
        origin: 'NL:amsterdam',
        destination: 'FR:paris',
        date: DAY,
      })),
      'journeys',
    ],
  ])('ERR-07 are not compared for journeys: %s', async (_what, journeys, field) => {
    expect(await api.ask(passOrTickets, { journeys, travelers: ADULT })).toMatchObject({
      status: 422,
      errors: [{ code: 'INVALID_REQUEST', field }],
    });
  });
});
