import { buildApp } from './app';
import { ContentFilesError } from './adapters/content/content-files';
import { copiesRoutes } from './backups/copies.routes';
import { ConfigError, configWarnings, readConfig } from './platform/config';
import { configSummary } from './platform/config/summary';
import { FolderInUseError } from './platform/db/folder-lock';
import { NewerSchemaError } from './platform/db/migrate';
import { DatabaseUnreachableError, waitForDatabase } from './platform/db/wait-for-database';
import { buildDeps } from './deps';
import { withoutValues } from './platform/http/error-traces';
import { createLog } from './platform/http/logging';
import { listenError, makeDataDir } from './start-errors';
import { listenForOperators } from './telemetry/operators-app';

/** Drain time of requests in flight after SIGTERM. */
const DRAIN_MS = 7_000;
/** Poll interval for keep-alive connections that fell idle while draining. */
const SWEEP_MS = 100;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  for (const warning of configWarnings(process.env)) log.warn(warning);
  log.info(configSummary(config));
  await makeDataDir(config.dataDir);
  if (config.database.url !== undefined)
    await waitForDatabase(config.database.url, {
      onWait: (reason) => log.warn({ reason }, 'waiting for the database'),
    });
  const built = await buildDeps(config, log);
  const app = await buildApp(built.deps);
  const closeOperators = await listenForOperators(config, built.deps, (operators) =>
    copiesRoutes(operators, { database: built.deps.database, dataDir: config.dataDir }),
  );

  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    void closeOperators()
      .then(() => app.close())
      .then(() => built.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', () => close('SIGTERM'));
  process.once('SIGINT', () => close('SIGINT'));
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenError(config, error);
  });
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
