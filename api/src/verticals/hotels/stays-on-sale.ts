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

/** All suppliers on sale behind one port; ids carry the provider. */
export interface StaysOnSale extends Pick<StaySupplier, 'search' | 'rates' | 'reviews' | 'health'> {
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

/** Partial answers are used; if all failed, the first failure is thrown. */
async function answersOf<T>(asked: readonly Promise<T>[]): Promise<T[]> {
  const answers = await Promise.allSettled(asked);
  const [failed] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer] : []));
  const good = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (good.length === 0 && failed !== undefined) throw failed.reason;
  return good;
}

export function staysOnSale(suppliers: StaySuppliers): StaysOnSale {
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
      const found = await answersOf(
        sellers.map(async ([name, seller]) =>
          (await searchIn(seller, where, dates)).map((offer) => offerOf(name, offer)),
        ),
      );
      return cheapestByHotel(found.flat());
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
