import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Session id and secret; the database keeps only the secret's hash. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: string;
}

const FORM = /^([\w-]{20,40})\.([\w-]{43})$/;

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function formatRefreshToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

export function parseRefreshToken(cookie: string | undefined): RefreshToken | null {
  const match = FORM.exec(cookie ?? '');
  return match?.[1] === undefined || match[2] === undefined
    ? null
    : { sessionId: match[1], secret: match[2] };
}

/** Constant time. */
export function fitsHash(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
