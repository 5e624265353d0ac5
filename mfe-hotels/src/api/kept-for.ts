import type { CachePolicy } from '@wayfare/remote-kit';
import { lowestPricesKept } from '@wayfare/search';

/** Caching of a page of prices: a booking may take the offer meanwhile, and it is quoted again before payment. */
export const kept = (isOfStay: boolean, ...surrogateKeys: readonly string[]): CachePolicy => ({
  ...lowestPricesKept('hotels', ...surrogateKeys),
  ...(isOfStay && { sMaxAge: 30, staleWhileRevalidate: 30 }),
});
