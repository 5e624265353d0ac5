/** Minutes from the last token (CON-02). */
export const SESSION_MINUTES = 60;
export const SESSION_MS = SESSION_MINUTES * 60_000;
/** Expiry check while logged in (CON-03). */
export const EXPIRY_CHECK_MS = 5000;
/** Activity this close to expiry renews the token. */
export const RENEW_BEFORE_MS = 10 * 60_000;
/** Inactive users are warned this long before the end (OQ-05). */
export const WARN_BEFORE_MS = 2 * 60_000;

export const FADE_MS = 300;
export const RESOLVER_MS = 20;
