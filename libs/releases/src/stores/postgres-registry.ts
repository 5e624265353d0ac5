import { DatabaseError, Pool } from 'pg';
import * as v from 'valibot';
import { RevisionSchema, type RegistryStore, type Revision } from '../registry';
import { ReleaseError } from '../release-error';
import { gap, taken } from '../stale';
import { migrateRegistry } from './postgres-migrations';

const CONNECTIONS = 2;
const TIMEOUT_MS = 5_000;
const UNIQUE_VIOLATION = '23505';

const RowSchema = v.object({ rev: v.number(), document: v.unknown() });
const NumberSchema = v.tuple([v.object({ next: v.number() })]);

const NEWEST_FIRST = 'SELECT rev, document FROM release_registry.revisions ORDER BY rev DESC';
const NEXT = 'SELECT coalesce(max(rev), 0) + 1 AS next FROM release_registry.revisions';
const APPEND = `INSERT INTO release_registry.revisions (rev, document)
  SELECT $1::integer, $2::jsonb
  WHERE $1::integer = (SELECT coalesce(max(rev), 0) + 1 FROM release_registry.revisions)`;
/** Rows asked for at once when the newest can't be read. */
const PAGE = 20;

function unreachable(error: unknown): ReleaseError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  const words = error instanceof Error && error.message !== '' ? error.message : code;
  return new ReleaseError('UNREACHABLE', `the registry's database: ${words ?? 'no answer'}`, error);
}

/** Makes its own schema. A number that is taken fails with STALE, no answer in 5 s with UNREACHABLE. */
export function postgresRegistry(
  url: string,
  report: (message: string) => void = () => undefined,
): RegistryStore & { close(): Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'wayfare-registry',
  });
  // each query tells its caller; without a listener a connection that is lost would end the process
  pool.on('error', () => {});
  const reported = new Set<number>();
  let migrated: Promise<void> | null = null;

  /** Once, or again after it failed. */
  function ready(): Promise<void> {
    migrated ??= migrateRegistry(pool).catch((error: unknown) => {
      migrated = null;
      throw error;
    });
    return migrated;
  }

  async function rows(sql: string, values: unknown[] = []): Promise<unknown[]> {
    try {
      await ready();
      return (await pool.query(sql, values)).rows;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) throw error;
      throw unreachable(error);
    }
  }

  function readable(row: unknown): Revision[] {
    const { rev, document } = v.parse(RowSchema, row);
    const parsed = v.safeParse(RevisionSchema, document);
    if (parsed.success && parsed.output.rev === rev) return [parsed.output];
    if (!reported.has(rev))
      report(
        `registry revision ${rev} can't be used: ${parsed.issues?.[0].message ?? 'it has another number'}`,
      );
    reported.add(rev);
    return [];
  }

  return {
    async head() {
      for (let offset = 0; ; offset += PAGE) {
        const size = offset === 0 ? 1 : PAGE;
        const found = await rows(`${NEWEST_FIRST} LIMIT $1 OFFSET $2`, [
          size,
          Math.max(offset - PAGE + 1, 0),
        ]);
        const [head] = found.flatMap(readable);
        if (head !== undefined) return head;
        if (found.length < size) return null;
      }
    },
    async history() {
      return (await rows(NEWEST_FIRST)).reverse().flatMap(readable);
    },
    async nextNumber() {
      return v.parse(NumberSchema, await rows(NEXT))[0].next;
    },
    async append(revision) {
      const checked = v.parse(RevisionSchema, revision);
      try {
        const added = await rows(`${APPEND} RETURNING rev`, [checked.rev, JSON.stringify(checked)]);
        if (added.length === 1) return;
      } catch (error) {
        if (error instanceof DatabaseError) throw taken(checked.rev, error);
        throw error;
      }
      const next = v.parse(NumberSchema, await rows(NEXT))[0].next;
      throw next > checked.rev ? taken(checked.rev) : gap(checked.rev);
    },
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}
