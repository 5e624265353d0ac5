import {
  cheapestDays,
  flightOffer,
  flightPlaces,
  flightSearch,
  locationId,
  seatMaps,
} from '@wayfare/api-contract';
import { FlightSearchRequestSchema } from '@wayfare/api-contract/schemas';
import { addDays } from '@wayfare/domain';
import { NOW, startApp } from '../../app-under-test';
import type { AppUnderTest } from '../../app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { runningSandbox } from '../../sandbox-under-test';
import type { RunningSandbox } from '../../sandbox-under-test';
import { DAY, searchOf } from './search-requests';

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

  it('FLT-15 are searched for with exactly these keys', () => {
    expect(Object.keys(FlightSearchRequestSchema.entries).sort()).toEqual([
      'after',
      'airports',
      'cabin_class',
      'max_connections',
      'offer_request',
      'page_size',
      'passengers',
      'slices',
    ]);
  });

  it('API-06 FLT-18 come in pages of one search, the cheapest first, until the last one knows how many there are', async () => {
    const first = await api.ask(flightSearch(), searchOf('AMS-LON'));
    const pages = [first.result];
    for (
      let last = first.result;
      last !== null && last.after !== null;
      last = pages.at(-1) ?? null
    ) {
      pages.push(
        (
          await api.ask(
            flightSearch(),
            searchOf('AMS-LON', { after: last.after, offer_request: last.offer_request }),
          )
        ).result,
      );
    }
    const found = pages.flatMap((page) => page?.offers ?? []);
    const totals = pages.map((page) => page?.total);
    expect(new Set(pages.map((page) => page?.offer_request))).toEqual(
      new Set([first.result?.offer_request]),
    );
    expect(pages.slice(0, -1).map((page) => page?.offers.length)).toEqual(
      pages.slice(0, -1).map(() => 25),
    );
    expect(pages.at(-1)?.offers.length).toBeLessThanOrEqual(25);
    expect(totals.length).toBeGreaterThan(1);
    expect(totals.pop()).toBe(found.length);
    expect(totals.every((total) => total === null)).toBe(true);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(
      found.every(
        ({ slices: [slice] }) =>
          slice?.origin === 'AMS' &&
          ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'].includes(slice.destination),
      ),
    ).toBe(true);
  });

  it('have a lowest price for each day, the same as the search of that day', async () => {
    const days = [addDays(DAY, -1), DAY, addDays(DAY, 1)];
    const {
      page_size: _size,
      after: _after,
      offer_request: _request,
      airports: _airports,
      ...criteria
    } = searchOf('AMS-BCN');
    const { result } = await api.ask(cheapestDays(), { ...criteria, days });
    expect(result?.days.map(({ departure_date: day, failed }) => [day, failed])).toEqual(
      days.map((day) => [day, false]),
    );
    const search = await api.ask(flightSearch(), searchOf('AMS-BCN', { page_size: 1 }));
    expect(result?.days[1]?.total_amount).toBe(search.result?.offers[0]?.total_amount);
  });

  it.each([
    ['en', 'Parijs', 'PAR', 'Paris', 'France'],
    ['nl', 'parijs', 'PAR', 'Parijs', 'Frankrijk'],
    ['nl', 'Londen', 'LON', 'Londen', 'Verenigd Koninkrijk'],
    ['en', 'london', 'LON', 'London', 'United Kingdom'],
    ['nl', 'LON', 'LON', 'Londen', 'Verenigd Koninkrijk'],
  ] as const)(
    'have places to fly from and to, in %s for %s',
    async (language, term, code, name, country) => {
      const { result } = await api.ask(flightPlaces, { term, language });
      expect(result?.[0]).toEqual({
        type: 'city',
        iata_code: code,
        name,
        city_name: name,
        country_name: country,
        iata_city_code: null,
      });
      expect(result?.[1]).toMatchObject({ type: 'airport', iata_city_code: code, city_name: name });
      expect(result?.length).toBeLessThanOrEqual(10);
    },
  );

  it.each(['AMS', 'schiphol', 'Amsterdám'])('have Schiphol for %s', async (term) => {
    const { result } = await api.ask(flightPlaces, { term });
    expect(result?.[0]).toMatchObject({
      type: 'airport',
      iata_code: 'AMS',
      city_name: 'Amsterdam',
    });
  });

  it.each([locationId, { ...locationId, path: '/flights/locationID' }])(
    'API-07 OQ-03 name a place by the letter A and its code at $path',
    async (call) => {
      expect((await api.ask(call, { idLocation: 'AAMS' })).result).toEqual({
        address: { cityName: 'Amsterdam' },
        name: expect.stringContaining('Schiphol'),
        iataCode: 'AMS',
      });
      expect(
        (await api.ask(call, { idLocation: 'ALON' }, { 'accept-language': 'nl' })).result,
      ).toEqual({ address: { cityName: 'Londen' }, name: 'London', iataCode: 'LON' });
      expect(await api.ask(call, { idLocation: 'XXX' })).toMatchObject({
        status: 422,
        errors: [{ code: 'INVALID_REQUEST', field: 'idLocation' }],
      });
      expect(await api.ask(call, { idLocation: 'AXXX' })).toMatchObject({
        status: 404,
        errors: [
          {
            code: 'NOT_FOUND',
            field: 'idLocation',
            message: 'There is no city or airport with this code.',
          },
        ],
      });
    },
  );

  it('FLT-12 OQ-45 are asked of the supplier in the path, and of no other', async () => {
    const calls = [
      api.ask(flightSearch('amadeus'), searchOf('AMS-BCN')),
      api.ask(flightOffer('off_1', 'constructor'), {}),
      api.ask(seatMaps('amadeus'), { offer_id: 'off_1' }),
      api.ask(cheapestDays('amadeus'), { ...searchOf('AMS-BCN'), days: [DAY] }),
    ];
    for (const { status, errors } of await Promise.all(calls))
      expect([status, errors[0]]).toMatchObject([
        404,
        { code: 'UNKNOWN_PROVIDER', message: 'There is no supplier of flights with this name.' },
      ]);
  });

  it('FLT-41 are none from Providence to Raiatea, which is an answer', async () => {
    const { status, result } = await api.ask(flightSearch(), searchOf('PVD-RAI'));
    expect([status, result]).toMatchObject([200, { offers: [], after: null, total: 0 }]);
  });

  it('take an offer’s id of 2,000 characters', async () => {
    const { status, errors } = await api.ask(flightOffer(`off_${'a'.repeat(1_996)}`), {});
    expect([status, errors[0]]).toMatchObject([410, { code: 'OFFER_EXPIRED' }]);
  });
});
