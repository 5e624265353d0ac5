import type { CachePolicy } from '@wayfare/remote-kit';

/** Caching of editorial pages and what depends on them; `content` is a key of all. */
export const keptAsWritten = (...surrogateKeys: readonly string[]): CachePolicy => ({
  sMaxAge: 300,
  staleWhileRevalidate: 86_400,
  surrogateKeys: ['content', ...surrogateKeys],
});
