import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Connection, Database } from '../db/database';
import { idempotencyKeys } from '../db/schema/bookings';
import { parseStored } from '../records/record-codec';
import type { RequestHashes } from '../records/request-hashes';
import { Problem, invalid } from './problem';
import type { RequestContext } from './route';

const KEY = /^[\x21-\x7e]{8,255}$/;

const MADE = 'made:';
const MADE_KEY_MS = 10 * 60_000;

type Asked = Pick<RequestContext, 'request'>;

/** 422 for an unusable key (draft-ietf-httpapi-idempotency-key-header); undefined without one. */
function givenKey({ request: { routeOptions, headers } }: Asked): string | undefined {
  if (routeOptions.config.isIdempotent !== true)
    throw new Error(`${String(routeOptions.url)} does not declare its key`);
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header))
    throw invalid('Idempotency-Key', 'idempotencyKey.missing');
  return header;
}

const madeKey = ({ request: { url, body } }: Asked): string =>
  MADE +
  createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('base64url');

/** The caller's key, else one made of path and body. */
export const idempotencyKey = (context: Asked): string => givenKey(context) ?? madeKey(context);

/** Reads the header alone: the record of such a call makes it idempotent, and no answer is kept (decision 0129). */
export function checkIdempotencyKey(context: Asked): void {
  givenKey(context);
}

export interface KeptAnswers {
  readonly database: Pick<Database, 'orm'>;
  readonly requestHashes: RequestHashes;
}

interface Once<T> {
  readonly owner: string;
  readonly key: string;
  readonly request: unknown;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly now: number;
}

/** Replays the kept answer; 409 for another request. Concurrent ones both run, so `call` must be idempotent. */
export async function once<T extends object>(
  { database: { orm }, requestHashes }: KeptAnswers,
  { owner, key, request, schema, now }: Once<T>,
  call: () => Promise<T>,
): Promise<T> {
  const isMade = key.startsWith(MADE);
  const isLive = isMade ? gt(idempotencyKeys.createdAt, new Date(now - MADE_KEY_MS)) : undefined;
  const [known] = await orm
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key), isLive));
  if (known !== undefined && !requestHashes.isOf(known.requestHash, request))
    throw new Problem('IDEMPOTENCY_CONFLICT');
  if (known !== undefined)
    return parseStored(schema, known.answer, { table: 'idempotency_keys', id: known.requestHash });
  const answer = await call();
  const row = {
    owner,
    key,
    requestHash: requestHashes.of(request),
    answer,
    createdAt: new Date(now),
  };
  const insert = orm.insert(idempotencyKeys).values(row);
  await (isMade
    ? insert.onConflictDoUpdate({ target: [idempotencyKeys.owner, idempotencyKeys.key], set: row })
    : insert.onConflictDoNothing());
  return answer;
}

/** Repeats come within minutes; a client that was away comes back within two days. */
const KEPT_MS = 48 * 3_600_000;

export async function forgetOldIdempotencyKeys(connection: Connection, now: Date): Promise<void> {
  await connection
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
