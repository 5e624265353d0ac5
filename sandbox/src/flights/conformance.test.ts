import { Duffel } from '@duffel/api';
import { sandboxUnderTest } from '../testing/sandbox-under-test';
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
import { failure } from '../duffel/testing/failure';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest({ supplierTimeoutMs: 30 });
let duffel: Duffel;
let buyer: Buyer;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
  buyer = new Buyer(duffel);
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
    available_actions: ['cancel', 'change'],
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
  expect(cancelled).toMatchObject({ id: quote.id, confirmed_at: new Date(time.now).toISOString() });
  expect((await duffel.orders.get(order.id)).data).toMatchObject({
    cancelled_at: cancelled.confirmed_at,
    available_actions: [],
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

test('an expired offer is named as such wherever it is used', async () => {
  const offer = await buyer.offer();
  time.now = Date.parse(offer.expires_at) - 1;
  expect((await duffel.offers.get(offer.id)).data.id).toBe(offer.id);
  time.now += 1;
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
    const answer = await fetch(`${origin}/air/offers/off_none`, { headers });
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
