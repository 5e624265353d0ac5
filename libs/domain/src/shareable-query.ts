const SECRETS = ['secret'];

const TRACKING =
  /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_gl|_ga|yclid)$/;

function without(search: string, isLeftOut: (name: string) => boolean): string {
  const query = new URLSearchParams(search);
  const names = [...query.keys()].filter(isLeftOut);
  if (names.length === 0) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** An address's query as a page is made for it: without what only follows a visitor. As it stands when there is no such name. */
export const withoutTracking = (search: string): string =>
  without(search, (name) => TRACKING.test(name));

/** The names and values that `withoutTracking` leaves out, in their order. */
export const trackingIn = (search: string): readonly (readonly [name: string, value: string])[] =>
  [...new URLSearchParams(search)].filter(([name]) => TRACKING.test(name));

/** Has the query something that opens what is not everybody's? */
export const hasSecret = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => SECRETS.includes(name));

/** The part of an address's query that links elsewhere may carry on: all of it, without secrets and what follows a visitor. */
export const shareableQuery = (search: string): string =>
  without(search, (name) => SECRETS.includes(name) || TRACKING.test(name));
