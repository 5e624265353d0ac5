/*
 * The outside world for people without supplier contracts. `app.ts` lists what it plays; `stays/` is the stay supplier
 * in Duffel's wire format, `photos/` draws the pictures, `faults/` breaks things on request.
 */
import { buildApp } from './app';
import { readConfig } from './config';
import { catalogue } from './stays/catalogue/catalogue';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = buildApp({ faultsEnabled: config.faultsEnabled, logger: { level: process.env['LOG_LEVEL'] ?? 'warn' } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ host: config.host, port: config.port });
  // The first search should not wait for the hotels to be made.
  setImmediate(catalogue);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
