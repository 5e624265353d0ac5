/*
 * Entry of the server: follows the registry (live-set.ts), renders pages (pages.ts, render-
 * page.tsx), serves files (static-files.ts).
 */
import { drainOnSignals } from '@wayfare/server/draining';
import { startTraces } from '@wayfare/server/telemetry/start-traces';
import { buildServer } from './build-server';
import { listenForMetrics } from './metrics/listen';
import { readConfig } from './platform/config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildServer(config);
  const closeMetrics = await listenForMetrics(config.metrics, app.log);
  const traces = await startTraces(config.traces, app.log);
  drainOnSignals({
    server: app.server,
    delayMs: config.drainDelayMs,
    begin: () => app.drain(),
    async close() {
      await Promise.all([app.close(), closeMetrics()]);
      await traces.close();
    },
  });
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
