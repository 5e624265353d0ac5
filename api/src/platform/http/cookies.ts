export interface CookieOptions {
  readonly path: string;
  readonly maxAge: number;
  readonly secure: boolean;
  /** `Lax` without it, which comes along when another site leads here */
  readonly sameSite?: 'Lax' | 'Strict';
}

/** The first of that name, since the most specific path comes first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

export function cookieHeader(
  name: string,
  value: string,
  { path, maxAge, secure, sameSite = 'Lax' }: CookieOptions,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}
