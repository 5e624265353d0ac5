/*
 * Entry of the server: follows the registry (live-set.ts), renders pages (pages.ts, render-
 * page.tsx), serves files (static-files.ts).
 */
import { buildServer } from './build-server';
import { listenForMetrics } from './metrics/listen';
import { readConfig } from './platform/config';

const DRAIN_MS = 7_000;
const SWEEP_MS = 100;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildServer(config);
  const closeMetrics = await listenForMetrics(config.metrics, app.log);
  const stop = () => {
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    void Promise.all([app.close(), closeMetrics()]).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
