import { addMoney, money } from '@wayfare/domain';
import type { SupplierOffer } from '../../../src/ports/flight-offers';
import { describeCancellations, describeHolds } from './conformance-after-sales';
import { describeCarrierChanges } from './conformance-carrier-changes';
import { describeChanges } from './conformance-changes';
import { describeOrders } from './conformance-orders';
import { ADULT, criteria, FAMILY, freeSeats } from './flight-buyer';
import { marketOf, refused } from './flight-supplier';
import type { Make } from './flight-supplier';

const total = ({ price }: SupplierOffer) => price.total.amount;

function describeSearch(name: string, make: Make): void {
  const { search } = marketOf(make);

  describe(`${name} is searched, and`, () => {
    it('is up, and knows places by name and by code', async () => {
      const { supplier } = make();
      expect(await supplier.health()).toBe('UP');
      expect((await supplier.places('lond'))[0]).toMatchObject({
        type: 'city',
        iataCode: 'LON',
        cityName: 'London',
        country: 'GB',
        iataCityCode: null,
        timeZone: 'Europe/London',
      });
      expect((await supplier.places('heathrow'))[0]).toMatchObject({
        type: 'airport',
        iataCode: 'LHR',
        cityName: 'London',
        iataCityCode: 'LON',
      });
      expect(await supplier.place('AMS')).toMatchObject({
        type: 'airport',
        iataCode: 'AMS',
        cityName: 'Amsterdam',
        iataCityCode: null,
        timeZone: 'Europe/Amsterdam',
      });
      expect(await supplier.place('LON')).toMatchObject({ type: 'city', name: 'London' });
      expect(await supplier.place('QQQ')).toBeNull();
    });

    it('FLT-18 gives a search in pages that together hold every offer once, cheapest first', async () => {
      const { supplier, route, days } = make();
      const { offerRequestId } = await supplier.search(criteria([`${route.there} ${days.out}`]));
      const whole = (await supplier.offers(offerRequestId, { after: null, limit: 200 })).offers;
      const ids: string[] = [];
      for (let after: string | null = null, page = 0; page === 0 || after !== null; page += 1) {
        const answer = await supplier.offers(offerRequestId, { after, limit: 25 });
        expect(answer.offers.length).toBeLessThanOrEqual(25);
        ids.push(...answer.offers.map(({ id }) => id));
        after = answer.after;
      }
      expect(ids.length).toBeGreaterThan(25);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.slice(0, whole.length)).toEqual(whole.map(({ id }) => id));
      expect(whole.map(total)).toEqual(whole.map(total).sort((a, b) => a - b));
      expect(whole.every((offer) => offer.offerRequestId === offerRequestId)).toBe(true);
    });

    it('finds nothing where nothing flies, and refuses a search that makes no sense', async () => {
      const { supplier, special, route, days } = make();
      expect(await search([`${special.nothing} ${days.out}`])).toEqual([]);
      await refused(
        supplier.search(
          criteria(
            [`${route.there} ${days.out}`],
            [...ADULT, { type: 'infant_without_seat' }, { type: 'infant_without_seat' }],
          ),
        ),
        'INVALID_REQUEST',
      );
      await refused(supplier.offers('orq_nothing', { after: null, limit: 25 }), 'OFFER_EXPIRED');
    });

    it('gives airlines that do not answer a limited time', async () => {
      const { hurried, special, days } = make();
      await refused(
        hurried.search(criteria([`${special.timeout} ${days.out}`])),
        'SUPPLIER_TIMEOUT',
      );
    });
  });
}

function describeOffers(name: string, make: Make): void {
  const { first, returns, on } = marketOf(make);

  describe(`${name}, with an offer,`, () => {
    it('offers flights whose prices add up, for the travellers who were searched for', async () => {
      const [offer] = await returns(FAMILY);
      expect(offer?.passengers.map(({ type }) => type)).toEqual([
        'adult',
        'adult',
        'child',
        'infant_without_seat',
      ]);
      expect(offer?.slices).toHaveLength(2);
      const {
        base,
        tax,
        total: all,
      } = offer?.price ?? { base: money(0), tax: money(0), total: money(1) };
      expect(addMoney(base, tax)).toEqual(all);
      for (const { origin, destination, segments, duration } of offer?.slices ?? []) {
        expect([origin.iataCode, destination.iataCode]).toEqual([
          segments[0]?.origin.iataCode,
          segments.at(-1)?.destination.iataCode,
        ]);
        expect(duration).toMatch(/^P/);
        expect(segments.every(({ passengers }) => passengers.length === 4)).toBe(true);
      }
    });

    it('names bags for sale only when they are asked for', async () => {
      const { supplier } = make();
      const { id, passengers, slices } = await first(returns());
      expect((await supplier.offer(id, { bags: false })).bags).toBeNull();
      const { bags } = await supplier.offer(id, { bags: true });
      const segments = slices.flatMap((slice) => slice.segments.map((segment) => segment.id));
      expect(bags?.length).toBeGreaterThan(0);
      for (const { price, passengerIds, segmentIds } of bags ?? []) {
        expect(price.amount).toBeGreaterThan(0);
        expect(passengers.map((passenger) => passenger.id)).toEqual(
          expect.arrayContaining([...passengerIds]),
        );
        expect(segments).toEqual(expect.arrayContaining([...segmentIds]));
      }
    });

    it('FLT-43 keeps the offer when only its bags cannot be had', async () => {
      const { supplier } = make();
      const { id } = await on('bagsFail');
      await refused(supplier.offer(id, { bags: true }), 'BAGS_FAILED');
      expect((await supplier.offer(id, { bags: false })).id).toBe(id);
    });

    it('draws a seat map for each flight, with a seat for each who sits, and says when it cannot (FLT-42)', async () => {
      const { supplier } = make();
      const { id, slices, passengers } = await first(returns(FAMILY));
      const maps = await supplier.seatMaps(id);
      expect(maps.map((map) => map.segment_id)).toEqual(
        slices.flatMap(({ segments }) => segments.map((segment) => segment.id)),
      );
      expect(await freeSeats(supplier, id, passengers[0]?.id ?? '')).not.toEqual([]);
      expect(await freeSeats(supplier, id, passengers[3]?.id ?? '')).toEqual([]);
      await refused(supplier.seatMaps((await on('seatMapsFail')).id), 'SEAT_MAPS_FAILED');
    });
  });
}

/** What every flight supplier must do, whoever is behind it. */
export function describeFlightSupplier(name: string, make: Make): void {
  for (const part of [
    describeSearch,
    describeOffers,
    describeOrders,
    describeHolds,
    describeCancellations,
    describeChanges,
    describeCarrierChanges,
  ])
    part(name, make);
}
