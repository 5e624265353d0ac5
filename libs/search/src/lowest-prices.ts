import type { CachePolicy } from '@wayfare/remote-kit';

/**
 * How long a page may be kept that shows the lowest prices that are known, or nothing but where to search from: five minutes,
 * and an hour while a newer one is made. The keys are those that it is purged by, the vertical's name first.
 */
export const lowestPricesKept = (...surrogateKeys: readonly string[]): CachePolicy => ({
  sMaxAge: 300,
  staleWhileRevalidate: 3_600,
  surrogateKeys,
});
