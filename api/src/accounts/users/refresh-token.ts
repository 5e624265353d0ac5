import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the cookie carries: which session, and the secret whose hash the database keeps. */
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

/** True when `secret` is the one behind `hash`; takes the same time either way. */
export function fitsHash(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
