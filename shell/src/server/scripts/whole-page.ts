import { attribute } from './script-json';

/** A name in a query that changes nothing of a page but that all of it comes at once. */
const WHOLE = 'whole';

/** Who asks has no scripts, which put in its place what follows later. */
export const asksForWhole = (url: URL): boolean => url.searchParams.has(WHOLE);

/** An address's query without that name; as it stands when it is not there. */
export function withoutWhole(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(WHOLE)) return search;
  query.delete(WHOLE);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** For the head of a page that follows in parts: where nothing runs scripts, the browser asks for it as a whole. */
export function wholeElsewhere({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.set(WHOLE, '1');
  const address = attribute(`${pathname}?${query.toString()}`);
  return `<noscript><meta http-equiv="refresh" content="0;url=${address}"></noscript>`;
}
