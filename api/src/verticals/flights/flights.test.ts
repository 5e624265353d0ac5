import {
  cheapestDays,
  flightOffer,
  flightPlaces,
  flightSearch,
  locationId,
  nearbyAirports,
  priceGrid,
  seatMaps,
} from '@wayfare/api-contract';
import type { PriceGridRequest } from '@wayfare/api-contract';
import { FlightSearchRequestSchema } from '@wayfare/api-contract/schemas';
import { addDays } from '@wayfare/domain';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { readAirports } from '../../catalogue/circles/airports';
import { NO_CIRCLES } from '../../catalogue/circles/read-circles';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import { DAY, searchOf } from '../../../test/builders/flight-search-requests';

let sandbox: RunningSandbox;

/** There and back on one day. */
const GRID = {
  slices: [...searchOf('AMS-BCN').slices, ...searchOf('BCN-AMS').slices],
  cabin_class: 'economy',
  max_connections: null,
  passengers: [{ type: 'adult' }],
  out: [DAY],
  back: [DAY],
} satisfies PriceGridRequest;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

describeOnDatabase('Flights', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), {
      env: { SANDBOX_URL: sandbox.origin, SUPPLIER_TIMEOUT_MS: '2000' },
      circles: { ...NO_CIRCLES, ofTowns: readAirports().circles },
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

  it('have a grid of prices for a return: those sold are what a search finds, the others are about it', async () => {
    const { cabin_class, max_connections, passengers } = searchOf('AMS-BCN');
    const slicesOn = (out: string, home: string) => [
      { origin: 'AMS', destination: 'BCN', departure_date: out },
      { origin: 'BCN', destination: 'AMS', departure_date: home },
    ];
    const [back, later] = [addDays(DAY, 7), addDays(DAY, 8)];
    const asked = {
      ...{ cabin_class, max_connections, passengers },
      slices: slicesOn(DAY, back),
      out: [DAY, addDays(DAY, 1)],
      back: [back, later],
    };
    const { result } = await api.ask(priceGrid(), asked);
    expect(result?.prices.map(({ kind }) => kind)).toEqual(['sold', 'sold', 'sold', 'about']);
    const [chosen, , , about] = result?.prices ?? [];
    const found = async (out: string, home: string) =>
      (await api.ask(flightSearch(), searchOf('AMS-BCN', { slices: slicesOn(out, home) }))).result
        ?.offers[0]?.total_amount;
    expect(chosen?.total_amount).toBe(await found(DAY, back));
    const real = Number(await found(addDays(DAY, 1), later));
    expect(Math.abs(Number(about?.total_amount) - real) / real).toBeLessThan(0.05);
    const typo = await api.ask(priceGrid(), { ...asked, outs: [DAY] } as typeof asked);
    expect([typo.status, typo.errors[0]]).toMatchObject([422, { field: 'outs' }]);
  });

  it.each([
    ['LHR', 'en', ['LCY', 'LGW', 'LTN', 'STN', 'SEN'], 'London'],
    ['LHR', 'nl', ['LCY', 'LGW', 'LTN', 'STN', 'SEN'], 'Londen'],
    ['LON', 'en', [], ''],
  ] as const)(
    'have airports within 100 km of %s in %s, the nearest first and none of its own',
    async (code, language, expected, city) => {
      const { result } = await api.ask(nearbyAirports, { code, language });
      const airports = result?.airports ?? [];
      expect(airports.map(({ iata_code: near }) => near).sort()).toEqual([...expected].sort());
      const away = airports.map(({ distance_km: km }) => km);
      expect(away).toEqual([...away].sort((a, b) => a - b));
      expect(away.every((km) => km > 0 && km <= 100)).toBe(true);
      expect(airports.every(({ city_name: name }) => name === city)).toBe(true);
    },
  );

  it.each([
    ['XXX', 404, 'NOT_FOUND'],
    ['XX', 422, 'INVALID_REQUEST'],
  ])('have none near the code %s, which is no airport’s', async (code, status, error) => {
    const answer = await api.ask(nearbyAirports, { code });
    expect([answer.status, answer.errors[0]]).toMatchObject([
      status,
      { code: error, field: 'code' },
    ]);
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
      api.ask(priceGrid('amadeus'), GRID),
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

  it('have so many grids of prices a minute for one address', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push((await api.ask(priceGrid('amadeus'), GRID)).errors[0]);
    expect([answers.at(0), answers.at(-1)]).toMatchObject([
      { code: 'UNKNOWN_PROVIDER' },
      { code: 'RATE_LIMITED' },
    ]);
  });

  it('take an offer’s id of 2,000 characters', async () => {
    const { status, errors } = await api.ask(flightOffer(`off_${'a'.repeat(1_996)}`), {});
    expect([status, errors[0]]).toMatchObject([410, { code: 'OFFER_EXPIRED' }]);
  });
});
