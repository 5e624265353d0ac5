import { ownCaches } from '../../platform/answers/answer-caches';
import { SearchAroundRequestSchema } from '@wayfare/api-contract/schemas';
import { money } from '@wayfare/domain';
import * as v from 'valibot';
import { MemoryCatalogue } from '../../catalogue/memory-catalogue';
import { Problem } from '../../platform/http/problem';
import type { StaySupplier } from '../../ports/stay-supplier';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { importSmallCatalogue } from '../../../test/fakes/small-catalogue';
import { hotelSearch } from './search.service';
import { staysOnSale } from './stays-on-sale';

const SEARCH = v.parse(SearchAroundRequestSchema, {
  user: 'Ab3dEf9h',
  place: { type: 'city', id: 'c_2759794' },
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
});
const GUEST = { language: 'en', now: Date.parse('2026-11-20T09:00:00Z'), isMember: false } as const;

const notAsked = () => Promise.reject(new Error('nobody should ask for this'));

/** Sells every other hotel, from the first or from the second, and fails while it is broken. */
function seller(first: 0 | 1) {
  const state = { isBroken: false, asked: 0 };
  const supplier: StaySupplier = {
    capabilities: { accommodationsPerSearch: 200, hasReviews: false },
    async search(where) {
      state.asked += 1;
      if (state.isBroken) throw new Problem('SUPPLIER_FAILED');
      const ids = 'hotelIds' in where ? [...where.hotelIds].sort() : [];
      return ids
        .filter((_id, index) => index % 2 === first)
        .map((hotelId) => ({
          hotelId,
          handle: hotelId,
          total: money(10_000),
          dueAtProperty: money(0),
          rates: [],
          expiresAt: new Date('2026-11-20T10:00:00Z'),
        }));
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
  return { state, supplier };
}

describeOnDatabase('A search of hotels at two suppliers', (database) => {
  async function open() {
    await importSmallCatalogue(database().pool);
    const [even, odd] = [seller(0), seller(1)];
    const told: object[] = [];
    const service = hotelSearch({
      catalogue: await MemoryCatalogue.open(database()),
      stays: staysOnSale(
        { known: { even: even.supplier, odd: odd.supplier }, onSale: ['even', 'odd'] },
        { warn: (facts: object) => void told.push(facts) },
      ),
      openCache: ownCaches,
    });
    const total = async () => (await service.search(SEARCH, GUEST)).total;
    return { even: even.state, odd: odd.state, told, total };
  }

  it('keeps the prices of both for the next search', async () => {
    const { even, odd, told, total } = await open();
    expect([await total(), await total()]).toEqual([2, 2]);
    expect([even.asked, odd.asked, told]).toEqual([1, 1, []]);
  });

  afterEach(() => jest.restoreAllMocks());

  it('shows what one has while the other fails, says who failed, and asks again half a minute later', async () => {
    const { even, odd, told, total } = await open();
    odd.isBroken = true;
    expect(await total()).toBe(1);
    expect(told).toEqual([{ supplier: 'odd', err: expect.any(Problem) }]);
    odd.isBroken = false;
    expect([await total(), even.asked, odd.asked]).toEqual([1, 1, 1]);
    const later = performance.now() + 30_001;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    expect([await total(), await total()]).toEqual([2, 2]);
    expect([even.asked, odd.asked]).toEqual([2, 2]);
  });

  it('fails where both do, and tells of the one that the answer does not name', async () => {
    const { even, odd, told, total } = await open();
    [even.isBroken, odd.isBroken] = [true, true];
    await expect(total()).rejects.toThrow('SUPPLIER_FAILED');
    expect(told).toMatchObject([{ supplier: 'odd' }]);
  });
});
