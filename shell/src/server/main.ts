/*
 * Start here for the server. It follows the registry (live-set.ts), renders pages with the releases that are live
 * (pages.ts, render-page.tsx) and serves the files of every release (static-files.ts).
 */
import { buildServer } from './build-server';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildServer(config);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
