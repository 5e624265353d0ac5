import path from 'node:path';
import { openStores } from '@wayfare/releases/stores/open-stores';
import { folderTokens } from './access/folder-tokens';
import { postgresTokens } from './access/postgres-tokens';
import type { TokenStore } from './access/token-store';
import { trialOf } from './changes/trial';
import type { RegistryConfig } from './config';
import { turns } from './http/turns';
import { openRollouts } from './rollouts/open-rollouts';

/** Each is a process of some hundred megabytes. */
const TRIALS_AT_ONCE = 2;

/** Tokens stand beside the history: in its database, or in a folder of DATA_DIR. */
export const openTokens = ({ stores, dataDir }: RegistryConfig): TokenStore =>
  stores.registryUrl === undefined
    ? folderTokens(path.join(dataDir, 'registry-tokens'))
    : postgresTokens(stores.registryUrl);

/** Stores, tokens and rollouts as the configuration says; the caller closes them. */
export async function openService(
  config: RegistryConfig,
  report: (message: string) => void,
  now: () => number = Date.now,
) {
  const { registry, releases, close } = await openStores(config.dataDir, config.stores, report);
  const store = openTokens(config);
  const inTurn = turns(TRIALS_AT_ONCE);
  const trial =
    config.trial === null
      ? null
      : trialOf({
          releases,
          program: config.trial,
          publicKeys: config.stores.publicKeys,
          environment: config.trialEnvironment,
        });
  const shelf = {
    registry,
    releases,
    ...(trial === null
      ? {}
      : { prove: (wanted: { name: string; version: string }) => inTurn(() => trial(wanted)) }),
  };
  const rollouts = openRollouts(config, shelf, { report, now });
  return {
    shelf,
    rollouts,
    tokens: { configured: config.tokens, store, now: () => new Date() },
    async close() {
      await Promise.all([close(), store.close(), rollouts.store.close()]);
    },
  };
}
