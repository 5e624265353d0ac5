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

export const withoutTracking = (search: string): string =>
  without(search, (name) => TRACKING.test(name));

export const trackingIn = (search: string): readonly (readonly [name: string, value: string])[] =>
  [...new URLSearchParams(search)].filter(([name]) => TRACKING.test(name));

/** True for parameters that grant access. */
export const hasSecret = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => SECRETS.includes(name));

/** Query without secrets and tracking, for links elsewhere. */
export const shareableQuery = (search: string): string =>
  without(search, (name) => SECRETS.includes(name) || TRACKING.test(name));
