/* The control's server: the shell's own, with a composition that was compiled in. */
import { buildServer } from '../../../shell/src/server/build-server';
import { readConfig } from '../../../shell/src/server/config';
import { controlComposition } from './composition';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const composition = await controlComposition(config.distFolder);
  const app = await buildServer(config, () => ({
    start: () => Promise.resolve(),
    stop: () => undefined,
    refresh: () => Promise.resolve(),
    forVisitor: () => composition,
    revision: () => 1,
    versions: () => ({}),
  }));
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
  await app.listen({ port: config.port, host: config.host });
}

void main();
