import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../../platform/http/problem';
import type {
  StayDates,
  StayOffer,
  StayQuote,
  StayRate,
  StaySupplier,
  StaySuppliers,
  StayWhere,
} from '../../ports/stay-supplier';
import { providerAndId, stayProvider, withProvider } from './stay-providers';

export interface ProviderQuote {
  readonly provider: string;
  readonly quote: StayQuote;
}

/** `isWhole` is false when a supplier failed: its hotels and prices are missing. */
export interface FoundOffers {
  readonly offers: readonly StayOffer[];
  readonly isWhole: boolean;
}

/** All suppliers on sale behind one port; ids carry the provider. */
export interface StaysOnSale extends Pick<StaySupplier, 'rates' | 'reviews' | 'health'> {
  /** Throws only when every supplier failed. */
  search(where: StayWhere, dates: StayDates): Promise<FoundOffers>;
  quote(rateId: string): Promise<ProviderQuote>;
}

const rateOf = (provider: string, rate: StayRate): StayRate => ({
  ...rate,
  id: withProvider(provider, rate.id),
});

const offerOf = (provider: string, offer: StayOffer): StayOffer => ({
  ...offer,
  handle: withProvider(provider, offer.handle),
  rates: offer.rates.map((rate) => rateOf(provider, rate)),
});

/** Concurrent batches of the supplier's limit. */
async function searchIn(
  supplier: StaySupplier,
  where: StayWhere,
  dates: StayDates,
): Promise<StayOffer[]> {
  if (!('hotelIds' in where)) return supplier.search(where, dates);
  const { hotelIds } = where;
  const size = supplier.capabilities.accommodationsPerSearch;
  const parts = Array.from({ length: Math.ceil(hotelIds.length / size) }, (_part, index) =>
    hotelIds.slice(index * size, (index + 1) * size),
  );
  const found = await Promise.all(parts.map((ids) => supplier.search({ hotelIds: ids }, dates)));
  return found.flat();
}

/** Ties go to the first supplier. */
function cheapestByHotel(offers: readonly StayOffer[]): StayOffer[] {
  const best = new Map<string, StayOffer>();
  for (const offer of offers) {
    const known = best.get(offer.hotelId);
    if (known === undefined || offer.total.amount < known.total.amount)
      best.set(offer.hotelId, offer);
  }
  return [...best.values()];
}

export function staysOnSale(
  suppliers: StaySuppliers,
  log: Pick<FastifyBaseLogger, 'warn'>,
): StaysOnSale {
  const sellers = suppliers.onSale.map((name) => [name, stayProvider(suppliers, name)] as const);

  /** OFFER_EXPIRED when its supplier is off sale. */
  function sellerOf(named: string) {
    const { provider, id } = providerAndId(named);
    const seller = sellers.find(([name]) => name === provider)?.[1];
    if (seller === undefined) throw new Problem('OFFER_EXPIRED');
    return { provider, id, seller };
  }

  return {
    async search(where, dates) {
      const answers = await Promise.all(
        sellers.map(async ([supplier, seller]) => {
          try {
            const found = await searchIn(seller, where, dates);
            return { offers: found.map((offer) => offerOf(supplier, offer)) };
          } catch (err) {
            return { supplier, err };
          }
        }),
      );
      const good = answers.flatMap(({ offers }) => (offers === undefined ? [] : [offers]));
      const failed = answers.flatMap((answer) => ('err' in answer ? [answer] : []));
      // what is thrown is told by whoever answers for it
      const thrown = good.length === 0 ? failed.shift() : undefined;
      for (const { supplier, err } of failed)
        log.warn({ supplier, err }, 'a supplier of stays could not be searched');
      if (thrown !== undefined) throw thrown.err;
      return { offers: cheapestByHotel(good.flat()), isWhole: failed.length === 0 };
    },
    async rates(handle) {
      const { provider, id, seller } = sellerOf(handle);
      return (await seller.rates(id)).map((rate) => rateOf(provider, rate));
    },
    async quote(rateId) {
      const { provider, id, seller } = sellerOf(rateId);
      return { provider, quote: await seller.quote(id) };
    },
    async reviews(hotelId) {
      const reviewing = sellers.find(([, { capabilities }]) => capabilities.hasReviews)?.[1];
      return (await reviewing?.reviews(hotelId)) ?? { reviews: [], subjects: [] };
    },
    async health() {
      const states = await Promise.all(sellers.map(([, seller]) => seller.health()));
      if (states.every((state) => state === 'DOWN')) return 'DOWN';
      return states.every((state) => state === 'UP') ? 'UP' : 'UNSTABLE';
    },
  };
}
