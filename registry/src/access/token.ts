import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** `release` may change its verticals; `follow` is a shell's: it reads, notes what it put in quarantine, and says what it counted. */
export const KINDS = ['release', 'follow'] as const;

/** What is kept of a token: never the token itself. */
export const TokenRecordSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-f0-9]{16}$/)),
  team: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be a name such as hotels')),
  kind: v.picklist(KINDS),
  verticals: v.array(v.string()),
  /** SHA-256 of the secret, in hex: it has 256 random bits, so that nothing slower is needed */
  hash: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  revokedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type TokenRecord = v.InferOutput<typeof TokenRecordSchema>;

/** `wfr_`, so that scanners of secrets find one that was committed. */
const FORM = /^wfr_([a-f0-9]{16})_([A-Za-z0-9_-]{43})$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export interface Wanted extends Pick<TokenRecord, 'team' | 'kind' | 'verticals'> {
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A new token, which is shown once, and what is kept of it. */
export function newToken(
  { days, ...wanted }: Wanted,
  now: Date,
): { token: string; record: TokenRecord } {
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const record = v.parse(TokenRecordSchema, {
    id,
    ...wanted,
    hash: hashOf(secret),
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
    revokedAt: null,
  });
  return { token: `wfr_${id}_${secret}`, record };
}

/** Id and hash of a token's secret; null for what has not the form of one. */
export function readToken(token: string): { id: string; hash: string } | null {
  const [, id, secret] = FORM.exec(token) ?? [];
  return id === undefined || secret === undefined ? null : { id, hash: hashOf(secret) };
}

/** Whether the secret is the record's, and the record is good at `now`. */
export function isGood(record: TokenRecord, hash: string, now: Date): boolean {
  const isIts = timingSafeEqual(Buffer.from(record.hash, 'hex'), Buffer.from(hash, 'hex'));
  return isIts && record.revokedAt === null && now < new Date(record.expiresAt);
}
