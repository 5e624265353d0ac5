/* `node registry.cjs [serve]`, `token issue | revoke | list`, `collect [--dry-run]`, or `copy --from <folder>`: see registry/README.md. */
import { collect } from '@wayfare/releases/collect';
import { openStores } from '@wayfare/releases/stores/open-stores';
import { drainOnSignals } from '@wayfare/server/draining';
import { buildApp } from './app';
import { readConfig, type RegistryConfig } from './config';
import { copyCommand } from './copy-command';
import { everyTick } from './rollouts/every-tick';
import { openRolloutStore } from './rollouts/open-rollouts';
import { openService, openTokens } from './open-service';
import { tokenCommand } from './token-command';

const warn = (text: string) => void process.stderr.write(`${text}\n`);

async function serve(config: RegistryConfig): Promise<void> {
  const { close, ...opened } = await openService(config, warn);
  const app = buildApp({ config, ...opened });
  const ticking = everyTick(opened.rollouts.controller, config.rolloutTickMs);
  app.addHook('onClose', async () => {
    await ticking.stop();
    await close();
  });
  drainOnSignals({
    server: app.server,
    delayMs: config.drainDelayMs,
    begin: () => undefined,
    close: () => app.close(),
  });
  await app.listen({ port: config.port, host: config.host });
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Of counts and of rollouts that ended. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

async function collectReleases(config: RegistryConfig, isDry: boolean): Promise<void> {
  const rollouts = openRolloutStore(config, warn);
  const { registry, releases, close } = await openStores(config.dataDir, config.stores, warn);
  try {
    const gone = await collect({ registry, releases }, { now: Date.now() }, isDry);
    for (const { name, version } of gone) say(`${name} ${version}`);
    say(`${gone.length} releases ${isDry ? 'would be' : 'were'} removed`);
    const forgotten = await rollouts.forget(Date.now() - KEPT_MS, isDry);
    say(
      `counts and rollouts of ${forgotten.length} releases ${isDry ? 'would be' : 'were'} removed`,
    );
  } finally {
    await rollouts.close();
    await close();
  }
}

async function main(): Promise<void> {
  const [command = 'serve', ...args] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (command === 'serve') return serve(config);
  if (command === 'collect') return collectReleases(config, args.includes('--dry-run'));
  if (command === 'copy') return copyCommand(args, config, { say, warn });
  if (command !== 'token') throw new Error(`there is no command ${command}`);
  const store = openTokens(config);
  try {
    await tokenCommand(args, { store, now: new Date(), say });
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  warn(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
