import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ReleaseError, type Release, type ReleaseStore } from '@wayfare/releases';
import { apiAddresses } from '../platform/api-addresses';
import type { ShellConfig } from '../platform/config';
import { renderSettings } from '../render/renderer-options';
import type { SiteEvent } from '../platform/site-events';
import { createRenderThread, ThreadEnded } from '../workers/render-thread';
import type { Trial } from './render-samples';

const AFTERMATH_MS = 200;

export interface TrialOptions {
  config: ShellConfig;
  store: ReleaseStore;
  wanted: Pick<Release, 'name' | 'version'>;
  apiUrl: string;
}

/** Hands `work` a loaded release in a worker of its own, under the limits of live ones. Rejects with TRIAL and the reason. */
export async function inTrial(
  { config, store, wanted: { name, version }, apiUrl }: TrialOptions,
  work: (release: Release, trial: Trial) => Promise<void>,
): Promise<void> {
  const events: SiteEvent[] = [];
  const thread = createRenderThread({
    script: path.join(config.distFolder, 'server/worker.cjs'),
    settings: { ...renderSettings(config, apiAddresses([apiUrl])), devRemote: null, isTrial: true },
    heapMb: config.renderWorkerHeapMb,
    blockedMs: config.renderBlockedMs,
    hangMs: 2 * config.renderTimeoutMs,
    read: (...file) => store.read(...file),
    tell: (event) => void events.push(event),
  });
  try {
    const release = await thread.check(name, version);
    await work(release, { thread, origin: config.origin, events });
    await setTimeout(AFTERMATH_MS);
    const ended = thread.hasEnded() ? await thread.ended : null;
    if (ended !== null) throw ended;
  } catch (error) {
    const reason =
      error instanceof ThreadEnded
        ? `it ended its worker: ${error.why}`
        : error instanceof Error
          ? error.message
          : String(error);
    throw new ReleaseError('TRIAL', `${name} ${version} failed its trial: ${reason}`, error);
  } finally {
    await thread.end();
  }
}
