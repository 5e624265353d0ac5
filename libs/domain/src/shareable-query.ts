/** Names in a query that open something for who knows their value. */
const SECRETS = ['secret'];

/** The part of an address's query that links elsewhere may carry on: all of it, without secrets. */
export function shareableQuery(search: string): string {
  const query = new URLSearchParams(search);
  if (!SECRETS.some((name) => query.has(name))) return search;
  for (const name of SECRETS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
