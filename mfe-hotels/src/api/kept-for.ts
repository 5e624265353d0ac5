import type { CachePolicy } from '@wayfare/remote-kit';

/** A page of prices: those of a stay may be booked meanwhile and are asked again before anything is paid, others are the lowest that are known. */
export const kept = (isOfStay: boolean, ...surrogateKeys: readonly string[]): CachePolicy => ({
  sMaxAge: isOfStay ? 30 : 300,
  staleWhileRevalidate: isOfStay ? 30 : 3_600,
  surrogateKeys: ['hotels', ...surrogateKeys],
});
