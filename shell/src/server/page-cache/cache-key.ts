import { hasSecret, withoutTracking } from '@wayfare/domain';
import { withoutWhole } from '../scripts/whole-page';

/** An address that is longer is somebody's own. */
const LONGEST = 2_000;

/** The address that a page is made for: without what only follows its visitor, or says how it is sent. */
export function pageAddress(url: URL): URL {
  const search = withoutWhole(withoutTracking(url.search));
  if (search === url.search) return url;
  const address = new URL(url);
  address.search = search;
  return address;
}

/**
 * What a page that everybody may get depends on, in one word: its release set, the day and its address. Nothing else of a
 * request is in it, and nothing else reaches what is rendered for it. Null for an address that is not everybody's.
 */
export function cacheKey(set: string, day: string, address: URL): string | null {
  const { pathname, search } = address;
  if (hasSecret(search) || pathname.length + search.length > LONGEST) return null;
  return `${set} ${day} ${pathname}${search}`;
}
