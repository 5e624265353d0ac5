/* The cockpit's cookie has the token itself: whatever ends the token ends it. */

const NAME = 'wayfare-cockpit';
/** Browsers refuse it unless it is Secure and of this very host. */
const HOST_NAME = `__Host-${NAME}`;
export const MOST_SECONDS = 12 * 60 * 60;

function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Token of the cookie, which is good for what the token is. */
export const cookieToken = (header = ''): string | undefined =>
  readCookie(header, HOST_NAME) ?? readCookie(header, NAME);

/** `Set-Cookie` that keeps a token for so many seconds; for none at all it ends the session. */
export function cookieOf(token: string, seconds: number, isSecure: boolean): string {
  const kept = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${HOST_NAME}=${token}; ${kept}; Secure` : `${NAME}=${token}; ${kept}`;
}
