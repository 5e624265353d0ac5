import { Duffel } from '@duffel/api';
import type { OfferSlice } from '@duffel/api/types';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { ADULT, BACK, OUT, slice } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest({ supplierTimeoutMs: 30 });
let duffel: Duffel;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
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
    expect(ids.length).toBeGreaterThan(25);
    expect(new Set(ids).size).toBe(ids.length);
    const { data: all } = await duffel.offers.list({ offer_request_id: data.id, limit: 200 });
    expect(ids).toEqual(all.map(({ id }) => id));
    const totals = all.map(({ total_amount: amount }) => Number(amount));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
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
      expect(data.offers.length).toBeGreaterThan(10);
      expect(data.offers.every((offer) => offer.slices.length === slices.length)).toBe(true);
    }
  });

  test('of a town is one of its airports', async () => {
    const { data } = await duffel.offerRequests.create({
      slices: [slice('LON-NYC', '2027-01-14')],
      passengers: ADULT,
      cabin_class: 'business',
      return_offers: true,
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
