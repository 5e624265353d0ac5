import { Duffel } from '@duffel/api';
import type { Offer } from '@duffel/api/types';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { ADULT, Buyer, orderOf, slice, sum } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest({ supplierTimeoutMs: 30 });
let duffel: Duffel;
let buyer: Buyer;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
  buyer = new Buyer(duffel);
});

describe('routes for tests', () => {
  const first = async (
    path: string,
    more: (offer: Pick<Offer, 'slices' | 'owner'>) => boolean = () => true,
  ) => buyer.offer([slice(path, '2027-01-14')], ADULT, more);
  const search = async (path: string) =>
    (
      await duffel.offerRequests.create({
        slices: [slice(path, '2027-01-14')],
        passengers: ADULT,
        return_offers: true,
      })
    ).data.offers;

  test('PVD to RAI has no offers', async () => {
    expect(await search('PVD-RAI')).toEqual([]);
  });

  test('JFK to EWR can be held', async () => {
    const offers = await search('JFK-EWR');
    expect(offers.length).toBeGreaterThan(5);
    expect(
      offers.every(
        ({ payment_requirements: terms }) =>
          !terms.requires_instant_payment && terms.payment_required_by !== null,
      ),
    ).toBe(true);
  });

  test('LHR to DXB has connections only', async () => {
    const offers = await search('LHR-DXB');
    expect(offers.length).toBeGreaterThan(5);
    expect(offers.every(({ slices }) => slices.every(({ segments }) => segments.length > 1))).toBe(
      true,
    );
  });

  test('STN to LHR ends in a timeout', async () => {
    expect(
      await failure(
        duffel.offerRequests.create({
          slices: [slice('STN-LHR', '2027-01-14')],
          passengers: ADULT,
          return_offers: false,
        }),
      ),
    ).toEqual({ status: 504, code: 'gateway_timeout_error' });
  });

  test.each([
    ['LHR-STN', 1.08],
    ['STN-LGW', 0.94],
  ])('%s has another price at the first order, and that one afterwards', async (path, factor) => {
    const offer = await first(path);
    expect(await failure(duffel.orders.create(orderOf(offer)))).toEqual({
      status: 422,
      code: 'price_changed',
    });
    const fresh = (await duffel.offers.get(offer.id)).data;
    expect(Number(fresh.base_amount) / Number(offer.base_amount)).toBeCloseTo(factor, 3);
    expect(fresh.total_amount).toBe(sum(fresh.base_amount, fresh.tax_amount ?? '0'));
    expect(await failure(duffel.orders.create(orderOf(offer)))).toEqual({
      status: 422,
      code: 'payment_amount_does_not_match_order_amount',
    });
    expect((await buyer.book(fresh)).total_amount).toBe(fresh.total_amount);
  });

  test('LGW to LHR is gone when it is read or booked', async () => {
    const [offer] = await search('LGW-LHR');
    expect(await failure(duffel.offers.get(offer?.id ?? ''))).toEqual({
      status: 422,
      code: 'offer_no_longer_available',
    });
    expect(await failure(duffel.orders.create(orderOf(offer as Offer)))).toEqual({
      status: 422,
      code: 'offer_no_longer_available',
    });
  });

  test.each([
    ['LTN-LGW', 502, 'order_not_created'],
    ['LHR-LGW', 502, 'airline_unknown'],
    ['LGW-STN', 422, 'insufficient_balance'],
  ])('%s fails the order and leaves none behind', async (path, status, code) => {
    const offer = await first(path);
    expect(await failure(duffel.orders.create(orderOf(offer)))).toEqual({ status, code });
    const left = await fetch(`${origin}/air/orders?offer_id=${offer.id}`, {
      headers: { authorization: 'Bearer duffel_test_any', 'duffel-version': 'v2' },
    });
    expect(await left.json()).toMatchObject({ data: [] });
  });

  test('LGW to LTN fails its seat maps, LTN to LHR its bags', async () => {
    const seats = await first('LGW-LTN');
    expect(await failure(duffel.seatMaps.get({ offer_id: seats.id }))).toEqual({
      status: 502,
      code: 'airline_internal',
    });
    const [bags] = await search('LTN-LHR');
    expect((await duffel.offers.get(bags?.id ?? '')).data.total_amount).toBe(bags?.total_amount);
    expect(
      await failure(duffel.offers.get(bags?.id ?? '', { return_available_services: true })),
    ).toEqual({ status: 502, code: 'airline_internal' });
  });
});
