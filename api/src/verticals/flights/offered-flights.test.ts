import { fareBrands, flightOffer, flightSearch, seatMaps } from '@wayfare/api-contract';
import type { FlightOffer } from '@wayfare/api-contract';
import { addMoney, formatDecimal, parseMoney, percentageOf } from '@wayfare/domain';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import { searchOf } from '../../../test/builders/flight-search-requests';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

const keysOf = (offer?: FlightOffer) => (offer?.slices ?? []).map(({ itinerary_key: key }) => key);

describeOnDatabase('Flights on offer', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), {
      env: { SANDBOX_URL: sandbox.origin, SUPPLIER_TIMEOUT_MS: '2000' },
    });
  }, 60_000);
  afterAll(() => api.close());

  it('FLT-45 OQ-47 cost what the supplier asks and two percent of the base fare', async () => {
    const { result } = await api.ask(flightSearch(), searchOf('AMS-BCN', { page_size: 5 }));
    const own = await fetch(`${sandbox.origin}/air/offers/${result?.offers[0]?.id}`, {
      headers: { authorization: 'Bearer duffel_test_sandbox', 'duffel-version': 'v2' },
    });
    const { data }: { data: { base_amount: string; tax_amount: string; total_amount: string } } =
      await own.json();
    const commission = percentageOf(parseMoney(data.base_amount), 2);
    const withCommission = (amount: string) =>
      formatDecimal(addMoney(parseMoney(amount), commission));
    expect(result?.offers[0]).toMatchObject({
      base_amount: withCommission(data.base_amount),
      tax_amount: data.tax_amount,
      total_amount: withCommission(data.total_amount),
    });
    const again = await api.ask(flightOffer(result?.offers[0]?.id ?? ''), {});
    expect(again.result?.offer).toEqual(result?.offers[0]);
  });

  it.each([
    ['nl', 'Parijs'],
    ['en', 'Paris'],
  ])('FLT-32 come with the names of their places in %s', async (language, city) => {
    const { result } = await api.ask(flightSearch(), searchOf('AMS-CDG', { max_connections: 0 }), {
      'accept-language': language,
    });
    expect(result?.dictionary.locations['CDG']).toMatchObject({
      nameCity: city,
      nameAirport: expect.stringContaining('Charles de Gaulle'),
      timeZone: 'Europe/Paris',
    });
    expect(Object.keys(result?.dictionary.carriers ?? {})).toEqual(
      expect.arrayContaining(result?.offers.map(({ owner }) => owner.iata_code) ?? ['none']),
    );
  });

  it('OQ-46 OQ-52 have every fare of the same flights, in the search that was made and in a new one', async () => {
    const criteria = searchOf('AMS-BCN');
    const { result } = await api.ask(flightSearch(), criteria);
    const itinerary = keysOf(result?.offers[0]);
    const known = await api.ask(fareBrands(), {
      ...criteria,
      itinerary,
      offer_request: result?.offer_request ?? null,
    });
    const anew = await api.ask(fareBrands(), {
      ...criteria,
      itinerary,
      offer_request: 'orq_unknown',
    });
    expect(known.result?.offer_request).toBe(result?.offer_request);
    expect(known.result?.offers.map((offer) => keysOf(offer))).toEqual(
      known.result?.offers.map(() => itinerary),
    );
    const fares = (offers: readonly FlightOffer[] = []) =>
      offers.map(({ total_amount: total, slices: [slice] }) => [slice?.fare_brand_name, total]);
    expect(fares(anew.result?.offers)).toEqual(fares(known.result?.offers));
    expect(new Set(fares(known.result?.offers).map(([name]) => name)).size).toBeGreaterThan(1);
    const gone = await api.ask(fareBrands(), {
      ...criteria,
      itinerary: ['XX1-202612100920'],
      offer_request: null,
      language: 'nl',
    });
    expect([gone.status, gone.errors[0]]).toMatchObject([
      410,
      { code: 'OFFER_EXPIRED', message: 'Deze vluchten worden niet meer verkocht. Zoek opnieuw.' },
    ]);
  });

  it('have bags and seats for sale at the airline’s own prices', async () => {
    const { result } = await api.ask(flightSearch(), searchOf('AMS-BCN', { max_connections: 0 }));
    const id = result?.offers[0]?.id ?? '';
    const [bags, seats] = await Promise.all([
      api.ask(flightOffer(id), { services: 'true' }),
      api.ask(seatMaps(), { offer_id: id }),
    ]);
    expect(bags.result?.offer.available_services).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'baggage' })]),
    );
    expect(result?.offers[0]?.available_services).toBeNull();
    expect(seats.result?.seat_maps.map(({ segment_id: segment }) => segment)).toEqual(
      result?.offers[0]?.slices.flatMap(({ segments }) => segments.map((segment) => segment.id)),
    );
  });
});
