import * as v from 'valibot';

/* How the cockpit, a page of the registry's service, signs in: a token is shown once and comes back as a cookie. */

/** POST signs in, GET says who is, DELETE ends it. */
export const COCKPIT_SESSION = '/cockpit/session';

/** Sent with each change: a page of another site can't without being asked for by a browser first. */
export const COCKPIT_HEADER = 'x-wayfare-cockpit';

export const SignInSchema = v.strictObject({
  token: v.pipe(v.string('must be a token'), v.trim(), v.minLength(1), v.maxLength(200)),
});

export const CockpitSessionSchema = v.object({
  /** as the history names it */
  actor: v.string(),
  team: v.string(),
  kind: v.picklist(['release', 'follow']),
  /** that it may change, `*` for all */
  verticals: v.array(v.string()),
  /** when the token is over, which the cookie may be before */
  expiresAt: v.string(),
});
export type CockpitSession = v.InferOutput<typeof CockpitSessionSchema>;
