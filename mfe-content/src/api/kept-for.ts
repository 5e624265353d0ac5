import type { CachePolicy } from '@wayfare/remote-kit';

/** Pages of what is written, and of what follows from it; `content` is a key of all of them. */
export const keptAsWritten = (...surrogateKeys: readonly string[]): CachePolicy => ({
  sMaxAge: 300,
  staleWhileRevalidate: 86_400,
  surrogateKeys: ['content', ...surrogateKeys],
});
