/* The few cookies of this API need no plugin: their names and values never need quoting. */

export interface CookieOptions {
  readonly path: string;
  readonly maxAge: number;
  readonly secure: boolean;
}

/** The value of a cookie in a Cookie header; the first of several with the name, as the most specific path comes first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** A Set-Cookie header that scripts cannot read and other sites cannot send along with a form. */
export function cookieHeader(
  name: string,
  value: string,
  { path, maxAge, secure }: CookieOptions,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
