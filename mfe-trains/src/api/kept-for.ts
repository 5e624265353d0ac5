import type { CachePolicy } from '@wayfare/remote-kit';

/** Pages to search from, and of places, whose prices are the lowest that are known. */
export const keptWithoutSearch = (...surrogateKeys: readonly string[]): CachePolicy => ({
  sMaxAge: 300,
  staleWhileRevalidate: 3_600,
  surrogateKeys: ['trains', ...surrogateKeys],
});
