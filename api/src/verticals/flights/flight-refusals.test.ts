import { cheapestDays, flightOffer, flightSearch, seatMaps } from '@wayfare/api-contract';
import type { FlightSearchRequest } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import { DAY, searchOf } from '../../../test/builders/flight-search-requests';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

describeOnDatabase('Flights', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), {
      env: { SANDBOX_URL: sandbox.origin, SUPPLIER_TIMEOUT_MS: '2000' },
    });
  }, 60_000);
  afterAll(() => api.close());

  it.each<[string, FlightSearchRequest, 'en' | 'nl', readonly [number, string, string]]>([
    [
      'a search that the airlines do not answer',
      searchOf('STN-LHR'),
      'en',
      [504, 'SUPPLIER_TIMEOUT', 'airlines'],
    ],
    ['a place that there is not', searchOf('XXX-LHR'), 'en', [422, 'INVALID_REQUEST', 'airport']],
    [
      'a search that is known no more',
      searchOf('AMS-BCN', { offer_request: 'orq_unknown' }),
      'nl',
      [410, 'OFFER_EXPIRED', 'verlopen'],
    ],
    [
      'no adult',
      searchOf('AMS-BCN', { passengers: [{ type: 'child', age: 5 }] }),
      'nl',
      [422, 'INVALID_REQUEST', 'volwassene'],
    ],
    [
      'the way back before the way there',
      searchOf('AMS-BCN', {
        slices: [
          ...searchOf('AMS-BCN').slices,
          { origin: 'BCN', destination: 'AMS', departure_date: addDays(DAY, -1) },
        ],
      }),
      'en',
      [422, 'INVALID_REQUEST', 'before'],
    ],
    [
      'a place of four letters',
      searchOf('AMST-BCN'),
      'nl',
      [422, 'INVALID_REQUEST', 'stad of luchthaven'],
    ],
  ])(
    'are refused in words about flights for %s',
    async (_what, request, language, [status, code, words]) => {
      const answer = await api.ask(flightSearch(), request, { 'accept-language': language });
      expect([answer.status, answer.errors[0]]).toMatchObject([
        status,
        { code, message: expect.stringContaining(words) },
      ]);
    },
  );

  it('tell of seat maps and bags that fail by themselves', async () => {
    const idOf = async (route: string) =>
      (await api.ask(flightSearch(), searchOf(route))).result?.offers[0]?.id ?? '';
    const [noSeats, noBags, gone] = await Promise.all(['LGW-LTN', 'LTN-LHR', 'LGW-LHR'].map(idOf));
    expect(await api.ask(seatMaps(), { offer_id: noSeats ?? '', language: 'nl' })).toMatchObject({
      status: 502,
      errors: [{ code: 'SEAT_MAPS_FAILED', message: expect.stringContaining('stoel') }],
    });
    expect(await api.ask(flightOffer(noBags ?? ''), { services: 'true' })).toMatchObject({
      status: 502,
      errors: [{ code: 'BAGS_FAILED' }],
    });
    expect(await api.ask(flightOffer(noBags ?? ''), {})).toMatchObject({ status: 200 });
    expect(await api.ask(flightOffer(gone ?? ''), {})).toMatchObject({
      status: 410,
      errors: [{ code: 'OFFER_EXPIRED' }],
    });
  });

  it('say of a day that failed that it did, and of the others what they cost', async () => {
    const { result } = await api.ask(cheapestDays(), {
      ...searchOf('XXX-LHR'),
      days: [DAY, '2026-11-19'],
    });
    expect(result?.days).toEqual([
      { departure_date: DAY, total_amount: null, failed: true },
      { departure_date: '2026-11-19', total_amount: null, failed: false },
    ]);
  });
});
