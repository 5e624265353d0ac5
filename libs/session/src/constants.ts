/** A session lasts 60 minutes from its last token (CON-02). */
export const SESSION_MINUTES = 60;
export const SESSION_MS = SESSION_MINUTES * 60_000;
/** How often a logged in session looks whether it is over (CON-03). */
export const EXPIRY_CHECK_MS = 5000;
/** Use of the site in the last ten minutes of a token brings a new one. */
export const RENEW_BEFORE_MS = 10 * 60_000;
/** Whoever does not use the site is asked this long before the end whether they are still there (OQ-05). */
export const WARN_BEFORE_MS = 2 * 60_000;

/** The login popup's fade between views, and the time its new view gets to appear (CON-12). */
export const FADE_MS = 300;
export const RESOLVER_MS = 20;
