import { addMoney } from '@wayfare/domain';
import { describeCarrierChanges } from './conformance-carrier-changes';
import { describeRefunds, describeExchanges, describeNameChanges } from './conformance-after-sales';
import { describeBaskets } from './conformance-bookings';
import { describeSales } from './conformance-sales';
import { ADULT, criteria, FAMILY, isFare, offerOf, passCode } from './rail-buyer';
import { marketOf, refused } from './rail-supplier';
import type { Make } from './rail-supplier';

function describeReference(name: string, make: Make): void {
  describe(`${name} knows`, () => {
    it('that it is up', async () => {
      expect(await make().supplier.health()).toBe('UP');
    });

    it('OQ-64 places by name, a city before its stations, and by code', async () => {
      const { supplier, cities } = make();
      const [city] = await supplier.placesByCode([cities.to]);
      expect(city).toMatchObject({ code: cities.to, type: 'city', country: cities.to.slice(0, 2) });
      const found = await supplier.findPlaces(city?.label ?? '', 5);
      expect(found[0]).toEqual(city);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found.some(({ type }) => type === 'station')).toBe(true);
      expect(await supplier.placesByCode(['ZZ:nothing', cities.from])).toEqual([
        expect.objectContaining({ code: cities.from }),
      ]);
    });

    it('API-28 reduction cards and areas of passes, in both languages', async () => {
      const { supplier, area } = make();
      const [en, nl] = await Promise.all([supplier.railCards('en'), supplier.railCards('nl')]);
      expect(en.map(({ code }) => code)).toEqual(nl.map(({ code }) => code));
      expect(en.map(({ label }) => label)).not.toEqual(nl.map(({ label }) => label));
      expect(new Set(en.map(({ isPass }) => isPass))).toEqual(new Set([true, false]));
      expect((await supplier.passAreas('nl')).map(({ code }) => code)).toContain(area);
    });

    it('OQ-73 the codes of passes', async () => {
      const { supplier } = make();
      const good = passCode('WAYFARE1');
      const bad = `${good.slice(0, -1)}${(Number(good.slice(-1)) + 1) % 10}`;
      expect(
        await Promise.all([good, bad, 'A/B?C'].map((code) => supplier.isPassCode(code))),
      ).toEqual([true, false, false]);
    });
  });
}

function describeSearch(name: string, make: Make): void {
  const { oneWay, returns } = marketOf(make);

  describe(`${name} is searched, and`, () => {
    it('TRN-09 offers trains from the moment asked for, with tickets for all travellers whose fares add up', async () => {
      const { days } = make();
      const { legs, offers, products, travellers } = await oneWay(FAMILY);
      expect(travellers.map(({ age }) => age)).toEqual(FAMILY.map(({ age }) => age));
      const [leg] = legs;
      expect(leg?.solutions.every(({ departure }) => departure >= `${days.out}T08:00`)).toBe(true);
      expect(offers.length).toBeGreaterThan(legs.flatMap(({ solutions }) => solutions).length);
      for (const { leg: of, solution, price, fareOffers } of offers) {
        expect(of).toBe(leg?.id);
        const segments = leg?.solutions
          .find(({ id }) => id === solution)
          ?.segments.map(({ id }) => id);
        expect(addMoney(...fareOffers.map((fare) => fare.price))).toEqual(price);
        for (const { segmentIds, productCode } of fareOffers) {
          expect(segments).toEqual(expect.arrayContaining([...segmentIds]));
          expect(products.map(({ code }) => code)).toContain(productCode);
        }
      }
    });

    it('OQ-66 binds fares of a return to each other, and sells all others by themselves', async () => {
      const { legs, offers } = await returns();
      const bound = offers.filter(isFare('RETURN'));
      expect(new Set(bound.map(({ leg }) => leg))).toEqual(new Set(legs.map(({ id }) => id)));
      for (const { id, leg, compatibleOffers } of bound) {
        const others = offers.filter((other) => compatibleOffers.includes(other.id));
        expect(others).toHaveLength(compatibleOffers.length);
        expect(
          others.every((other) => other.leg !== leg && other.compatibleOffers.includes(id)),
        ).toBe(true);
      }
      expect(
        offers
          .filter(({ flexibility }) => flexibility.code !== 'RETURN')
          .every(({ compatibleOffers }) => compatibleOffers.length === 0),
      ).toBe(true);
    });

    it('OQ-65 shows later and earlier trains of one leg', async () => {
      const { supplier } = make();
      const first = await returns();
      const [out, back] = first.legs;
      const next = await supplier.pageTickets(first.id, { leg: out?.id ?? '', page: 'next' }, 'en');
      const departures = (search: typeof first, index: number) =>
        search.legs[index]?.solutions.map(({ departure }) => departure) ?? [];
      expect((departures(next, 0)[0] ?? '') > (departures(first, 0).at(-1) ?? '')).toBe(true);
      expect(next.legs[1]).toEqual(back);
      const again = await supplier.pageTickets(
        next.id,
        { leg: next.legs[0]?.id ?? '', page: 'previous' },
        'en',
      );
      expect((departures(again, 0).at(-1) ?? '') < (departures(next, 0)[0] ?? '')).toBe(true);
      await refused(supplier.pageTickets('nothing', { leg: 'x', page: 'next' }, 'en'), 'NOT_FOUND');
    });

    it('speaks the language that it is asked in', async () => {
      const { supplier, cities, days } = make();
      const asked = criteria([`${cities.from} ${cities.to} ${days.out}T08:00`]);
      const [en, nl] = await Promise.all([
        supplier.searchTickets(asked, 'en'),
        supplier.searchTickets(asked, 'nl'),
      ]);
      expect(nl.offers.map(({ price }) => price)).toEqual(en.offers.map(({ price }) => price));
      expect(nl.products.map(({ conditions }) => conditions)).not.toEqual(
        en.products.map(({ conditions }) => conditions),
      );
    });

    it('finds nothing where no train goes, and refuses a search that makes no sense', async () => {
      const { supplier, cities, nowhere, days } = make();
      const { legs, offers } = await supplier.searchTickets(
        criteria([`${cities.from} ${nowhere} ${days.out}T08:00`]),
        'en',
      );
      expect([legs.map(({ solutions }) => solutions), offers]).toEqual([[[]], []]);
      await refused(
        supplier.searchTickets(criteria([`${cities.from} ZZ:nothing ${days.out}T08:00`]), 'en'),
        'INVALID_REQUEST',
      );
      await refused(
        supplier.searchTickets(
          criteria(
            [`${cities.from} ${cities.to} ${days.out}T08:00`],
            [{ age: 40, cards: ['NO-SUCH-CARD'] }],
          ),
          'en',
        ),
        'INVALID_REQUEST',
      );
    });

    it('TRN-09 offers passes for an area', async () => {
      const { supplier, area, days } = make();
      const {
        offers,
        area: found,
        products,
      } = await supplier.searchPasses({ area, validFrom: days.out, travellers: FAMILY }, 'en');
      expect(found.code).toBe(area);
      expect(new Set(offers.map(({ travelClass }) => travelClass))).toEqual(new Set(['1', '2']));
      for (const { productCode, price, fareOffers } of offers) {
        expect(products.map(({ code }) => code)).toContain(productCode);
        expect(addMoney(...fareOffers.map((fare) => fare.price))).toEqual(price);
      }
      await refused(
        supplier.searchPasses({ area: 'ZZ', validFrom: days.out, travellers: ADULT }, 'en'),
        'INVALID_REQUEST',
      );
    });

    it('keeps an offer until it says', async () => {
      expect(offerOf(await oneWay()).expiresAt.getTime()).toBeGreaterThan(Date.now());
    });
  });
}

/** What every rail supplier must do, whoever is behind it. */
export function describeRailSupplier(name: string, make: Make): void {
  for (const part of [
    describeReference,
    describeSearch,
    describeBaskets,
    describeSales,
    describeRefunds,
    describeExchanges,
    describeNameChanges,
    describeCarrierChanges,
  ])
    part(name, make);
}
