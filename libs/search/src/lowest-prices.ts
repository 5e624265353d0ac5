import type { CachePolicy } from '@wayfare/remote-kit';

/** Cache policy of lowest prices: five minutes, stale for an hour; purge keys begin with the vertical's name. */
export const lowestPricesKept = (...surrogateKeys: readonly string[]): CachePolicy => ({
  sMaxAge: 300,
  staleWhileRevalidate: 3_600,
  surrogateKeys,
});
