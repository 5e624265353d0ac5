import { setTimeout as wait } from 'node:timers/promises';
import { drainOnSignals } from '@wayfare/server/draining';
import { buildApp } from './app';
import { ContentFilesError } from './adapters/content/content-files';
import { copiesRoutes } from './backups/copies.routes';
import { ConfigError, configWarnings, readConfig } from './platform/config';
import { configSummary } from './platform/config/summary';
import { FolderInUseError } from './platform/db/folder-lock';
import { NewerSchemaError } from './platform/db/migrate';
import { DatabaseUnreachableError, waitForDatabase } from './platform/db/wait-for-database';
import { buildDeps } from './deps';
import { listenForDesk } from './desk/listen-for-desk';
import type { Readiness } from './health/health-checks';
import { withoutValues } from './platform/http/error-traces';
import { createLog } from './platform/http/logging';
import { listenError, makeDataDir } from './start-errors';
import { listenForOperators } from './telemetry/operators-app';
import { startCallTraces } from './telemetry/traces/start-call-traces';

/** Milliseconds between looks whether it can serve. */
const LOOK_MS = 200;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  for (const warning of configWarnings(process.env)) log.warn(warning);
  log.info(configSummary(config));
  await makeDataDir(config.dataDir);
  const traces = await startCallTraces(config.traces, log);
  if (config.database.url !== undefined)
    await waitForDatabase(config.database.url, {
      onWait: (reason) => log.warn({ reason }, 'waiting for the database'),
    });
  const built = await buildDeps(config, log);
  const app = built.calls === null ? null : await buildApp(built.calls);
  const { database } = built.operators;
  const closeOperators = await listenForOperators(config, built.operators, (operators) =>
    copiesRoutes(operators, { database, dataDir: config.dataDir }),
  );
  const closeDesk = await listenForDesk(config, built.desk);
  drainOnSignals({
    server: app?.server ?? null,
    delayMs: config.drainDelayMs,
    begin(signal) {
      log.info({ signal }, 'closing');
      built.readiness.drain();
    },
    async close() {
      await app?.close();
      await closeDesk();
      await closeOperators();
      await built.close();
      await traces.close();
    },
  });
  if (app === null) return;
  await untilStarted(built.readiness, (missing) =>
    log.warn({ missing }, 'waiting to open the port'),
  );
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenError(config, error);
  });
}

/** Whoever reaches the port gets real answers: on an empty database it opens after the first import. */
async function untilStarted(
  { hasStarted, missing }: Readiness,
  onWait: (missing: readonly string[]) => void,
): Promise<void> {
  if (await hasStarted()) return;
  onWait(await missing());
  while (!(await hasStarted())) await wait(LOOK_MS);
}

const PUT_RIGHT = [
  ConfigError,
  DatabaseUnreachableError,
  FolderInUseError,
  NewerSchemaError,
  ContentFilesError,
];

/** Operator errors in one line, others with the stack. */
function explain(error: unknown): string {
  if (error instanceof Error && PUT_RIGHT.some((kind) => error instanceof kind))
    return error.message;
  return JSON.stringify(withoutValues(error), null, 2).replaceAll('\\n', '\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
