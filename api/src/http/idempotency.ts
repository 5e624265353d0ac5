import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../db/database';
import { idempotencyKeys } from '../db/schema/bookings';
import { Problem, invalid } from './problem';
import type { RequestContext } from './route';

const KEY = /^[\x21-\x7e]{8,255}$/;

/** The `Idempotency-Key` of a call that moves money (draft-ietf-httpapi-idempotency-key-header); 422 without a usable one. */
export function idempotencyKey({ request }: Pick<RequestContext, 'request'>): string {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || !KEY.test(header)) throw invalid('Idempotency-Key', 'idempotencyKey.missing');
  return header;
}

/** The same for equal contents, whatever the order of their keys. */
export function contentHash(value: unknown): string {
  const ordered = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
  return createHash('sha256').update(ordered).digest('base64url');
}

interface Once {
  readonly owner: string;
  readonly key: string;
  /** everything that the call was asked */
  readonly request: unknown;
  readonly now: number;
}

/**
 * Runs a call, or gives the answer that it gave before under the same key; 409 when the key was used for another request.
 * Two at once both run, so what they do must itself be harmless when repeated; a call that fails keeps no answer.
 */
export async function once<T extends object>(connection: Connection, { owner, key, request, now }: Once, call: () => Promise<T>): Promise<T> {
  const requestHash = contentHash(request);
  const [known] = await connection.select().from(idempotencyKeys).where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
  if (known !== undefined && known.requestHash !== requestHash) throw new Problem('IDEMPOTENCY_CONFLICT');
  // it was written by this very call
  if (known !== undefined) return known.answer as T;
  const answer = await call();
  await connection.insert(idempotencyKeys).values({ owner, key, requestHash, answer, createdAt: new Date(now) }).onConflictDoNothing();
  return answer;
}
