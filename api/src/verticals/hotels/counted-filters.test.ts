import { ownCaches } from '../../platform/answers/answer-caches';
import type { FacetCounts, HotelFilters } from '@wayfare/api-contract';
import { HOTEL_FACETS, SearchAroundRequestSchema } from '@wayfare/api-contract/schemas';
import { money } from '@wayfare/domain';
import * as v from 'valibot';
import { MemoryCatalogue } from '../../catalogue/memory-catalogue';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { StayOffer, StaySupplier } from '../../ports/stay-supplier';
import { importSmallCatalogue } from '../../../test/fakes/small-catalogue';
import { hotelSearch } from './search.service';
import { staysOnSale } from './stays-on-sale';

const AMSTERDAM = 'c_2759794';
const STAY = { checkIn: '2026-12-10', checkOut: '2026-12-13' };
const GUEST = { language: 'en', now: Date.parse('2026-11-20T09:00:00Z'), isMember: false } as const;
const LONG = 60_000;

const notAsked = () => Promise.reject(new Error('nobody should ask for this'));

function offerOf(hotelId: string): StayOffer {
  const price = 10_000 + (Number(hotelId.replace(/\D/g, '')) % 97) * 100;
  return {
    hotelId,
    handle: `srr_${hotelId}`,
    total: money(price),
    dueAtProperty: money(0),
    rates: [],
    expiresAt: new Date('2026-11-20T10:00:00Z'),
  };
}

/** A supplier that prices 200 hotels at once and has every third one full. */
function pickySupplier() {
  const asked: number[] = [];
  const supplier: StaySupplier = {
    capabilities: { accommodationsPerSearch: 200, hasReviews: true },
    async search(where) {
      const ids = 'hotelIds' in where ? where.hotelIds : [];
      asked.push(ids.length);
      if (ids.length > 200) throw new Error('too many hotels in one search');
      return ids.filter((id) => Number(id.replace(/\D/g, '')) % 3 !== 0).map(offerOf);
    },
    rates: notAsked,
    reviews: notAsked,
    quote: notAsked,
    quoted: notAsked,
    book: notAsked,
    findBooking: notAsked,
    booking: notAsked,
    cancelBooking: notAsked,
    health: async () => 'UP',
  };
  return { asked, supplier };
}

/** What is counted for a choice of one option. */
function countOf(facets: FacetCounts | null, { category = [], hotelType = [] }: HotelFilters) {
  const [star] = category;
  const [type = ''] = hotelType;
  return (star === undefined ? facets?.hotelType?.[type] : facets?.category?.[star]) ?? 0;
}

const sum = (counts: Readonly<Record<string, number>> | undefined) =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/* What stands beside a filter is about the same hotels as the list. */
describeOnDatabase('Counts of a search', (database) => {
  async function amsterdamWith(count: number) {
    await importSmallCatalogue(
      database().pool,
      Array.from({ length: count - 2 }, (_, index) => `more-${index}`),
    );
    const { asked, supplier } = pickySupplier();
    const service = hotelSearch({
      catalogue: await MemoryCatalogue.open(database()),
      stays: staysOnSale({ known: { picky: supplier }, onSale: ['picky'] }, { warn: () => {} }),
      openCache: ownCaches,
    });
    const find = (more: object = {}) =>
      service.search(
        v.parse(SearchAroundRequestSchema, {
          user: 'Ab3dEf9h',
          place: { type: 'city', id: AMSTERDAM },
          ...more,
        }),
        GUEST,
      );
    return { asked, find };
  }

  it.each([[45], [220], [600]])(
    'of %i hotels add up to what was found, and each is what its choice shows',
    async (count) => {
      const { asked, find } = await amsterdamWith(count);
      const all = await find(STAY);
      expect(all).toMatchObject({ hasMore: false });
      expect(asked).toHaveLength(Math.ceil(count / 200));
      expect(all.total).toBeGreaterThan(count / 2);
      expect([sum(all.facets?.category), sum(all.facets?.hotelType)]).toEqual([
        all.total,
        all.total,
      ]);
      const choices: readonly HotelFilters[] = [
        ...HOTEL_FACETS.category.options.map((star) => ({ category: [star] })),
        ...HOTEL_FACETS.hotelType.options.map((type) => ({ hotelType: [type] })),
      ];
      for (const filters of choices) {
        expect((await find({ ...STAY, filters })).total).toBe(countOf(all.facets, filters));
      }
      expect(asked).toHaveLength(Math.ceil(count / 200));
    },
    LONG,
  );

  it(
    'that nobody can know are not told, and the total says that there is more',
    async () => {
      const { find } = await amsterdamWith(640);
      for (const sort of ['recommended', 'distance_asc', 'price_asc'] as const) {
        const found = await find({ ...STAY, sort });
        expect(found).toMatchObject({ hasMore: true, facets: null });
        expect(found.total).toBeLessThanOrEqual(200);
        expect(found.priced).toEqual({ asked: 200, matching: 640 });
      }
      const fewer = await find({ ...STAY, filters: { category: ['4'] } });
      expect(fewer).toMatchObject({ hasMore: false, facets: null });
      const all = await find({ filters: { category: ['4'] }, size: 100, page: 1 });
      const rest = await find({ filters: { category: ['4'] }, size: 100, page: 2 });
      const free = [...all.hotels, ...rest.hotels].filter(
        ({ hotel_id }) => Number(hotel_id.replace(/\D/g, '')) % 3 !== 0,
      );
      expect(fewer.total).toBe(free.length);
    },
    LONG,
  );

  it(
    'go on with the pages of a list, to the last hotel that is free, and no hotel comes twice',
    async () => {
      const { asked, find } = await amsterdamWith(640);
      const pageOf = (page: number) => find({ ...STAY, size: 100, page });
      const first = await pageOf(1);
      expect(asked).toHaveLength(1);
      const pages = [first];
      for (let page = 2; page <= 6 && (pages.at(-1)?.hotels.length ?? 0) === 100; page += 1)
        pages.push(await pageOf(page));
      const last = pages.at(-1);
      expect(last).toMatchObject({ hasMore: false, priced: null });
      expect(last?.total).toBeGreaterThan(first.total);
      const seen = pages.flatMap(({ hotels }) => hotels.map(({ hotel_id: id }) => id));
      expect(new Set(seen).size).toBe(last?.total);
      expect(seen).toHaveLength(last?.total ?? 0);
      expect(asked).toHaveLength(4);
    },
    LONG,
  );

  it(
    'in the order of prices are those of the hotels that were asked, however far one pages',
    async () => {
      const { asked, find } = await amsterdamWith(640);
      const found = await find({ ...STAY, sort: 'price_asc', size: 100, page: 3 });
      expect(found).toMatchObject({ hasMore: true, hotels: [] });
      expect(asked).toHaveLength(1);
    },
    LONG,
  );

  it(
    'without dates are those of the catalogue',
    async () => {
      const { find } = await amsterdamWith(640);
      const all = await find();
      expect(all).toMatchObject({ total: 640, hasMore: false });
      expect(sum(all.facets?.category)).toBe(640);
      expect((await find({ filters: { category: ['4'] } })).total).toBe(
        all.facets?.category?.['4'],
      );
    },
    LONG,
  );
});
