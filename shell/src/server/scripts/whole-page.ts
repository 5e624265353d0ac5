import { attribute } from './script-json';

/** A name in a query that changes nothing of a page but that all of it comes at once. */
const WHOLE = 'whole';

/** Who asks has no scripts, which put in its place what follows later. */
export const asksForWhole = (url: URL): boolean => url.searchParams.has(WHOLE);

export function withoutWhole(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(WHOLE)) return search;
  query.delete(WHOLE);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export function wholeElsewhere({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.set(WHOLE, '1');
  const address = attribute(`${pathname}?${query.toString()}`);
  return `<noscript><meta http-equiv="refresh" content="0;url=${address}"></noscript>`;
}
