import type { CachePolicy } from '@wayfare/remote-kit';

const KEY = /^[a-z0-9][a-z0-9_.:-]{0,99}$/i;

/** What a page may be kept by that declared each of these; null when it declared none, or none that has a meaning. */
export function combinedPolicy(declared: readonly CachePolicy[]): Required<CachePolicy> | null {
  if (declared.length === 0) return null;
  const least = (seconds: readonly number[]) => Math.floor(Math.min(...seconds));
  const sMaxAge = least(declared.map((policy) => policy.sMaxAge));
  const stale = least(declared.map(({ staleWhileRevalidate = 0 }) => staleWhileRevalidate));
  if (!(sMaxAge >= 1) || !(stale >= 0)) return null;
  const keys = declared.flatMap(({ surrogateKeys = [] }) => surrogateKeys);
  return {
    sMaxAge,
    staleWhileRevalidate: stale,
    surrogateKeys: [...new Set(keys)].filter((key) => KEY.test(key)),
  };
}
