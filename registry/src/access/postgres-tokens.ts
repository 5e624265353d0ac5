import * as v from 'valibot';
import { ownSchema } from '../storage/own-schema';
import { type TokenRecord, TokenRecordSchema } from './token';
import type { TokenStore } from './token-store';

/** A schema of its own: a role that follows releases has no business with it. */
const SCHEMA = `SELECT pg_advisory_xact_lock(hashtext('registry_access'));
  CREATE SCHEMA IF NOT EXISTS registry_access;
  CREATE TABLE IF NOT EXISTS registry_access.tokens (
    id text PRIMARY KEY,
    team text NOT NULL,
    kind text NOT NULL,
    verticals text[] NOT NULL,
    hash text NOT NULL,
    issued_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
  );`;
const COLUMNS = `id, team, kind, verticals, hash, issued_at AS "issuedAt", expires_at AS "expiresAt",
  revoked_at AS "revokedAt"`;

const InstantSchema = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
);
const RowSchema = v.pipe(
  v.object({
    ...TokenRecordSchema.entries,
    issuedAt: InstantSchema,
    expiresAt: InstantSchema,
    revokedAt: v.nullable(InstantSchema),
  }),
  v.transform((row): TokenRecord => row),
);

/** Tokens in the registry's database, which makes its table itself; asked for each call, so that a revocation holds at once. */
export function postgresTokens(url: string): TokenStore {
  const { query, close } = ownSchema({
    url,
    name: 'tokens',
    sql: SCHEMA,
    table: 'registry_access.tokens',
  });

  const records = async (sql: string, values: unknown[] = []) =>
    v.parse(v.array(RowSchema), (await query(sql, values)).rows);

  return {
    async find(id) {
      const found = await records(`SELECT ${COLUMNS} FROM registry_access.tokens WHERE id = $1`, [
        id,
      ]);
      return found[0] ?? null;
    },
    async add({ id, team, kind, verticals, hash, issuedAt, expiresAt }) {
      await query(
        `INSERT INTO registry_access.tokens
           (id, team, kind, verticals, hash, issued_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, team, kind, verticals, hash, issuedAt, expiresAt],
      );
    },
    async revoke(id, at) {
      const { rowCount } = await query(
        `UPDATE registry_access.tokens SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1`,
        [id, at.toISOString()],
      );
      return rowCount === 1;
    },
    list: () => records(`SELECT ${COLUMNS} FROM registry_access.tokens ORDER BY issued_at, id`),
    close,
  };
}
