import path from 'node:path';
import type { Shelf } from '@wayfare/releases';
import type { RegistryConfig } from '../config';
import { type RolloutController, rolloutController } from './controller';
import { tellsOwners } from './owners/tell-owners';
import type { RolloutParts } from './parts';
import { folderRollouts } from './store/folder-rollouts';
import { postgresRollouts } from './store/postgres-rollouts';
import type { RolloutStore } from './store/rollout-store';

type Report = (message: string) => void;

export interface Rollouts extends RolloutParts {
  readonly controller: RolloutController;
}

/** They stand beside the history: in its database, or in a folder of DATA_DIR. */
export const openRolloutStore = (
  { stores, dataDir }: RegistryConfig,
  report: Report,
): RolloutStore =>
  stores.registryUrl === undefined
    ? folderRollouts(path.join(dataDir, 'registry-rollouts'), report)
    : postgresRollouts(stores.registryUrl, report);

/** Rollouts of a registry, moved by whoever calls `controller.tick`; the caller closes the store. */
export function openRollouts(
  config: RegistryConfig,
  shelf: Shelf,
  { report, now }: { readonly report: Report; readonly now: () => number },
): Rollouts {
  const store = openRolloutStore(config, report);
  const parts = { shelf, store, owners: tellsOwners(config.telling), now, report };
  return { ...parts, controller: rolloutController(parts) };
}
