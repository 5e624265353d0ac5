/* `node registry.cjs [serve]`, or `token issue | revoke | list`: see registry/README.md. */
import { drainOnSignals } from '@wayfare/server/draining';
import { buildApp } from './app';
import { readConfig, type RegistryConfig } from './config';
import { openService, openTokens } from './open-service';
import { tokenCommand } from './token-command';

const warn = (text: string) => void process.stderr.write(`${text}\n`);

async function serve(config: RegistryConfig): Promise<void> {
  const { close, ...opened } = await openService(config, warn);
  const app = buildApp({ config, ...opened });
  app.addHook('onClose', close);
  drainOnSignals({
    server: app.server,
    delayMs: config.drainDelayMs,
    begin: () => undefined,
    close: () => app.close(),
  });
  await app.listen({ port: config.port, host: config.host });
}

async function main(): Promise<void> {
  const [command = 'serve', ...args] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (command === 'serve') return serve(config);
  if (command !== 'token') throw new Error(`there is no command ${command}`);
  const store = openTokens(config);
  try {
    const say = (text: string) => void process.stdout.write(`${text}\n`);
    await tokenCommand(args, { store, now: new Date(), say });
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  warn(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
