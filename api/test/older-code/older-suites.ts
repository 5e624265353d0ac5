import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const ON_DATABASES = /\b(describeOnDatabases?|databasesToTest)\(/;
/** characters of what jest says that are kept */
const MOST_SAID = 4_000;
const ON_SERVER = 'on a PostgreSQL server';

const ResultsSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly why: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** What a report of jest says; a file that could not be run at all is a failure. Throws for what is none. */
export function outcomeOf(report: unknown): Outcome {
  const { testResults } = v.parse(ResultsSchema, report);
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: ran.filter(({ status }) => status === 'passed').length,
    failures: testResults.flatMap(({ name: file, message, assertionResults: results }) => {
      const failed = results
        .filter(({ status }) => status === 'failed')
        .map(({ fullName: test, failureMessages: [why = ''] }) => ({ file, test, why }));
      const isBroken = results.length === 0 && message !== '';
      return isBroken ? [{ file, test: 'the whole file', why: message }] : failed;
    }),
  };
}

/** Files of `folder` whose suites run on a database, from `folder`. */
export async function suitesOnDatabases(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'api'), { recursive: true });
  const tests = names.filter((name) => name.endsWith('.test.ts')).map((name) => `api/${name}`);
  const texts = await Promise.all(tests.map((name) => readFile(path.join(folder, name), 'utf8')));
  return tests.filter((_name, index) => ON_DATABASES.test(texts[index] ?? '')).sort();
}

interface Run {
  readonly folder: string;
  readonly files: readonly string[];
  /** the server on whose template each suite makes its database */
  readonly databaseUrl: string;
  /** where jest writes what it found */
  readonly report: string;
  /** ends the run */
  readonly signal: AbortSignal;
}

/** Runs suites of the code in `folder` on a server. */
export async function runSuites({
  folder,
  files,
  databaseUrl,
  report,
  signal,
}: Run): Promise<Outcome> {
  const words = [
    'node_modules/jest/bin/jest.js',
    ...['-c', '.workspace/jest.config.cjs', '--selectProjects', 'server'],
    ...['--workerThreads=false', '--maxWorkers=2', '--silent'],
    ...['--json', `--outputFile=${report}`, '--testNamePattern', ON_SERVER],
    ...['--runTestsByPath', ...files],
  ];
  const jest = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl, WAYFARE_SUITE: 'long' },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let said = '';
  jest.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_SAID);
  });
  await once(jest, 'close');
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`The older suites could not be run:\n${said}`);
  });
  return outcomeOf(JSON.parse(text));
}
