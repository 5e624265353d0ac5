/*
 * `npm run test:long -- schema`: whether the release before works on the schema of this one. A PostgreSQL server of its own
 * has a template that the present steps migrated; there the suites of the API of the commit before the newest step run, as
 * they were written then. Files that fail run once more. WAYFARE_PREVIOUS names another commit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@wayfare/testing/free-port';
import { Pool } from 'pg';
import { migrate } from '../../src/platform/db/migrate';
import { MIGRATIONS } from '../../src/platform/db/migrations/all';
import { ownCluster, postgresBinaries } from '../databases/cluster';
import { withoutKnown } from './known-failures';
import { runSuites, suitesOnDatabases, type Outcome } from './older-suites';
import { previousCommit } from './previous-commit';
import { openWorktree, type Worktree } from './worktree';

const ROOT = path.resolve(__dirname, '../../..');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What new databases of a server are copies of. */
const TEMPLATE = '/template1';

const say = (text: string) => void process.stdout.write(`${text}\n`);

type Ends = (() => Promise<unknown>)[];

async function endAll(ends: Ends): Promise<void> {
  while (ends.length > 0)
    await ends
      .pop()?.()
      .catch(() => undefined);
}

/** A server on which every new database has the present schema. */
async function startServer(ends: Ends): Promise<string> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('This needs initdb and pg_ctl (PostgreSQL 15 or newer)');
  const cluster = await ownCluster(binaries, await freePort());
  ends.push(() => cluster.drop());
  const template = new URL(cluster.url);
  template.pathname = TEMPLATE;
  const pool = new Pool({ connectionString: template.href, max: 1 });
  await migrate(pool, MIGRATIONS, { concurrently: true });
  await pool.end();
  return cluster.url;
}

interface Tried extends Outcome {
  /** fail on any newer schema, with the reasons */
  readonly known: readonly string[];
  /** failed, and passed when their files ran again */
  readonly again: number;
}

async function tryOut({ folder }: Worktree, databaseUrl: string, ends: Ends): Promise<Tried> {
  const reports = await mkdtemp(path.join(os.tmpdir(), 'wayfare-older-reports-'));
  ends.push(() => rm(reports, { recursive: true, force: true }));
  const ending = new AbortController();
  ends.push(() => Promise.resolve(ending.abort()));
  const run = (files: readonly string[], name: string) =>
    runSuites({
      folder,
      files,
      databaseUrl,
      signal: ending.signal,
      report: path.join(reports, `${name}.json`),
    });
  const files = await suitesOnDatabases(folder);
  say(`Running ${files.length} files of suites of then …`);
  const first = await run(files, 'first');
  for (const { file, test } of first.failures)
    say(`failed: ${path.relative(folder, file)}: ${test}`);
  if (first.failures.length === 0) return { ...first, known: [], again: 0 };
  const failed = [...new Set(first.failures.map(({ file }) => file))];
  say(`Running ${failed.length} of them once more …`);
  const second = await run(failed, 'second');
  const again = Math.max(first.failures.length - second.failures.length, 0);
  return { passed: first.passed + again, ...withoutKnown(second.failures, folder), again };
}

function tell({ passed, failures, known, again }: Tried): void {
  for (const { file, test, why } of failures) say(`\n${file}\n${test}\n${why}`);
  for (const words of known) say(`known: ${words}`);
  if (again > 0) say(`${again} passed when they ran again`);
  say(`schema: ${passed} passed, ${failures.length} failed`);
  if (failures.length > 0 || passed === 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const ends: Ends = [];
  const onSignal = () => void endAll(ends).finally(() => process.exit(1));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    const commit = await previousCommit(ROOT, process.env['WAYFARE_PREVIOUS']);
    const worktree = await openWorktree(ROOT, commit);
    ends.push(() => worktree.remove());
    say(`The code of ${commit.slice(0, 8)} on the schema up to ${MIGRATIONS.at(-1)?.id ?? ''}`);
    tell(await tryOut(worktree, await startServer(ends), ends));
  } finally {
    await endAll(ends);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
