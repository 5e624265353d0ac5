import { Duffel } from '@duffel/api';
import type { OfferSlice } from '@duffel/api/types';
import { buildApp } from '../app';
import {
  ADULT,
  BACK,
  Buyer,
  FAMILY,
  freeSeats,
  isFare,
  orderOf,
  OUT,
  pay,
  slice,
  sum,
} from './testing/buyer';
import { failure } from '../testing/duffel-failure';

const TODAY = Date.UTC(2026, 10, 21, 10);
let clock = TODAY;
const app = buildApp({ now: () => clock, supplierTimeoutMs: 30 });
let duffel: Duffel;
let buyer: Buyer;
let origin = '';

// The first search makes the timetable.
jest.setTimeout(60_000);

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
  buyer = new Buyer(duffel);
});
afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

test('a family’s flights are searched, furnished with bags and seats, booked, read and cancelled through the supplier’s own client', async () => {
  const offer = await buyer.offer([OUT, BACK], FAMILY, (one) => isFare(one, 'flex'));
  const [adult] = offer.passengers;
  const bag = offer.available_services.find(
    (service) => service.type === 'baggage' && service.metadata.type === 'checked',
  );
  const maps = (await duffel.seatMaps.get({ offer_id: offer.id })).data;
  const seats = freeSeats(maps, adult?.id ?? '');
  expect(seats.map(({ segmentId }) => segmentId)).toEqual(
    offer.slices.flatMap(({ segments }) => segments.map(({ id }) => id)),
  );

  const services = [
    { id: bag?.id ?? '', quantity: 1 },
    ...seats.map(({ id }) => ({ id, quantity: 1 })),
  ];
  const total = sum(
    offer.total_amount,
    bag?.total_amount,
    ...seats.map(({ total_amount: amount }) => amount),
  );
  const order = await buyer.book(offer, {
    services,
    payments: pay(total),
    metadata: { reference: 'w-1' },
  });
  expect(order).toMatchObject({
    live_mode: false,
    total_amount: total,
    metadata: { reference: 'w-1' },
    available_actions: ['cancel', 'change', 'update'],
    payment_status: { awaiting_payment: false },
  });
  expect(order.booking_reference).toMatch(/^[A-Z2-9]{6}$/);
  expect(order.passengers.map(({ type }) => type)).toEqual([
    'adult',
    'adult',
    'child',
    'infant_without_seat',
  ]);
  expect(order.documents?.map(({ unique_identifier: number }) => number)).toEqual(
    order.passengers.map(() => expect.stringMatching(/^000\d{10}$/)),
  );
  expect(
    order.slices.flatMap(({ segments }) =>
      segments.map(({ passengers }) => passengers[0]?.seat?.designator),
    ),
  ).toEqual(seats.map(({ designator }) => designator));
  expect(order.services.map(({ type }) => type)).toEqual(['baggage', ...seats.map(() => 'seat')]);
  expect((await duffel.orders.get(order.id)).data.booking_reference).toBe(order.booking_reference);

  const quote = (await duffel.orderCancellations.create({ order_id: order.id })).data;
  const cancelled = (await duffel.orderCancellations.confirm(quote.id)).data;
  expect(cancelled).toMatchObject({ id: quote.id, confirmed_at: new Date(clock).toISOString() });
  expect((await duffel.orders.get(order.id)).data).toMatchObject({
    cancelled_at: cancelled.confirmed_at,
    available_actions: ['update'],
    cancellation: { id: quote.id },
  });
});

test('FLT-33 a fare without a trolley has a bag for under the seat where airlines tell the two apart', async () => {
  const { offers } = (
    await duffel.offerRequests.create({
      slices: [slice('STN-DUB', '2027-01-14')],
      passengers: ADULT,
      cabin_class: 'economy',
      return_offers: true,
    })
  ).data;
  const bags = offers.map(
    ({ slices }) =>
      slices[0]?.segments[0]?.passengers[0]?.baggages.map(({ type }): string => type) ?? [],
  );
  const small = bags.filter((types) => types.includes('backpack'));
  expect(small.length).toBeGreaterThan(0);
  expect(small.filter((types) => types.includes('carry_on'))).toEqual([]);
});

describe('a search', () => {
  test('is answered in pages that together hold every offer once, in the order that was asked for', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [OUT],
      passengers: ADULT,
      cabin_class: 'economy',
      return_offers: false,
    });
    expect(data).not.toHaveProperty('offers');
    const ids: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await duffel.offers.list({
        offer_request_id: data.id,
        sort: 'total_amount',
        limit: 25,
        ...(after ? { after } : {}),
      });
      expect(page.data.length).toBeLessThanOrEqual(25);
      ids.push(...page.data.map(({ id }) => id));
      after = page.meta?.after;
    } while (after);
    const all = (await duffel.offerRequests.get(data.id)).data.offers;
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.map(({ total_amount: amount }) => Number(amount))).toEqual(
      all.map(({ total_amount: amount }) => Number(amount)).sort((a, b) => a - b),
    );
    const quick = await duffel.offers.list({
      offer_request_id: data.id,
      sort: 'total_duration',
      max_connections: 0,
      limit: 200,
    });
    expect(
      quick.data.every(({ slices }) => slices.every(({ segments }) => segments.length === 1)),
    ).toBe(true);
  });

  test('for one-way, there and back and several towns has a slice for each direction', async () => {
    const shapes = [
      [OUT],
      [OUT, BACK],
      [OUT, slice('BCN-FCO', '2027-01-17'), slice('ROM-AMS', '2027-01-21')],
    ];
    for (const slices of shapes) {
      const { data } = await duffel.offerRequests.create({
        slices,
        passengers: ADULT,
        return_offers: true,
      });
      expect(data.slices).toHaveLength(slices.length);
      expect(data.offers.length).toBeGreaterThan(10);
      expect(data.offers.every((offer) => offer.slices.length === slices.length)).toBe(true);
    }
  });

  test('between hours of the day has nothing outside of them', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [{ ...OUT, departure_time: { from: '09:00', to: '13:00' } }],
      passengers: ADULT,
      return_offers: true,
    });
    const hours = data.offers.map(
      ({ slices }) => slices[0]?.segments[0]?.departing_at.slice(11, 16) ?? '',
    );
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.every((hour) => hour >= '09:00' && hour <= '13:00')).toBe(true);
  });

  test('names a town and its airports', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [slice('LON-NYC', '2027-01-14')],
      passengers: ADULT,
      cabin_class: 'business',
      return_offers: true,
    });
    expect(data.slices[0]).toMatchObject({
      origin_type: 'city',
      origin: { iata_code: 'LON', name: 'London' },
      destination: { id: 'cit_nyc_us' },
    });
    const ends = (one: Pick<OfferSlice, 'origin'>) => one.origin.iata_code ?? '';
    expect(
      data.offers.every(({ slices }) =>
        slices.every((one) => ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'].includes(ends(one))),
      ),
    ).toBe(true);
    expect(
      data.offers.every(({ slices }) =>
        slices[0]?.segments.some(({ passengers }) => passengers[0]?.cabin_class === 'business'),
      ),
    ).toBe(true);
  });

  test.each([
    ['no adult', [OUT], [{ age: 8 }]],
    ['more infants than adults', [OUT], [...ADULT, { age: 0 }, { age: 1 }]],
    ['ten seats', [OUT], Array.from({ length: 10 }, () => ADULT).flat()],
    ['a day that is over', [slice('AMS-BCN', '2026-11-20')], ADULT],
    ['a day a year ahead', [slice('AMS-BCN', '2027-11-20')], ADULT],
    ['the way back before the way out', [OUT, slice('BCN-AMS', '2027-01-10')], ADULT],
    ['an unknown place', [slice('AMS-XQX', '2027-01-14')], ADULT],
    ['a way to where it starts', [slice('LHR-LHR', '2027-01-14')], ADULT],
  ])('with %s is refused', async (_case, slices, passengers) => {
    expect(
      await failure(duffel.offerRequests.create({ slices, passengers, return_offers: false })),
    ).toEqual({ status: 422, code: 'validation_invalid' });
  });
});

test('an expired offer is named as such wherever it is used', async () => {
  const offer = await buyer.offer();
  clock = Date.parse(offer.expires_at) - 1;
  expect((await duffel.offers.get(offer.id)).data.id).toBe(offer.id);
  clock += 1;
  const expired = { status: 422, code: 'offer_expired' };
  expect(await failure(duffel.offers.get(offer.id))).toEqual(expired);
  expect(await failure(duffel.seatMaps.get({ offer_id: offer.id }))).toEqual(expired);
  expect(await failure(duffel.orders.create(orderOf(offer)))).toEqual(expired);
});

test.each([
  ['no token', {}, 401, 'missing_authorization_header'],
  ['a live token', { authorization: 'Bearer duffel_live_abc' }, 403, 'insufficient_permissions'],
  ['no version', { authorization: 'Bearer duffel_test_abc' }, 400, 'missing_version_header'],
] satisfies [string, Record<string, string>, number, string][])(
  '%s is refused',
  async (_case, headers, status, code) => {
    const answer = await fetch(`${origin}/air/airlines`, { headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      errors: [{ code }],
      meta: { status, request_id: answer.headers.get('x-request-id') },
    });
  },
);

test('ids that stand for nothing are not found', async () => {
  const missing = { status: 404, code: 'not_found' };
  expect(await failure(duffel.offers.get('off_bm9uc2Vuc2U'))).toEqual(missing);
  expect(await failure(duffel.offers.list({ offer_request_id: 'orq_none' }))).toEqual(missing);
  expect(await failure(duffel.seatMaps.get({ offer_id: 'off_none' }))).toEqual(missing);
  expect(await failure(duffel.orders.get('ord_none'))).toEqual(missing);
  expect(await failure(duffel.orderCancellations.get('ore_none'))).toEqual(missing);
  expect(await failure(duffel.orderChanges.get('och_none'))).toEqual(missing);
});
