import { buildApp } from './app';
import { ContentFilesError } from './adapters/content/content-files';
import { ConfigError, readConfig } from './config';
import { FolderInUseError } from './db/folder-lock';
import { compose } from './deps';
import { createLog } from './http/logging';
import { listenForOperators } from './modules/telemetry/operators-app';

/* The process: reads the configuration, listens, and ends gracefully. `app.ts` is the API itself. */

/** Requests in flight get this long to finish after SIGTERM. */
const DRAIN_MS = 7_000;
/** A connection that was served meanwhile is idle, and would be kept open for its client: it is looked for this often. */
const SWEEP_MS = 100;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const composition = await compose(config, log);
  const app = await buildApp(composition.deps);
  const closeOperators = await listenForOperators(config.operators, composition.deps);

  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    void closeOperators()
      .then(() => app.close())
      .then(() => composition.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', () => close('SIGTERM'));
  process.once('SIGINT', () => close('SIGINT'));
  await app.listen({ host: config.host, port: config.port });
}

/** What the operator can put right is said in one line; anything else comes with its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError || error instanceof ContentFilesError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
