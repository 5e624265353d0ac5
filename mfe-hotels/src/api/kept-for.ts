import type { CachePolicy } from '@wayfare/remote-kit';
import { lowestPricesKept } from '@wayfare/search';

/** A page of prices: those of a stay may be booked meanwhile, and are asked again before anything is paid. */
export const kept = (isOfStay: boolean, ...surrogateKeys: readonly string[]): CachePolicy => ({
  ...lowestPricesKept('hotels', ...surrogateKeys),
  ...(isOfStay && { sMaxAge: 30, staleWhileRevalidate: 30 }),
});
