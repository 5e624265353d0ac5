import { hasSecret, withoutTracking } from '@wayfare/domain';
import { withoutWhole } from '../scripts/whole-page';

const LONGEST = 2_000;

export function pageAddress(url: URL): URL {
  const search = withoutWhole(withoutTracking(url.search));
  if (search === url.search) return url;
  const address = new URL(url);
  address.search = search;
  return address;
}

/**
 * The cache key of a page: release set, day and address, and nothing else of a request; null for one made for its visitor.
 */
export function cacheKey(set: string, day: string, address: URL): string | null {
  const { pathname, search } = address;
  if (hasSecret(search) || pathname.length + search.length > LONGEST) return null;
  return `${set} ${day} ${pathname}${search}`;
}
