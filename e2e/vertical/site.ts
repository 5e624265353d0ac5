import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Shelf } from '@wayfare/releases';
import { freePorts, ROOT } from '../fixtures/site-under-test';
import { publishBuilds, shelfOf } from '../fixtures/shelf';

/** The verticals and the shell as they are built, in front of an API and a sandbox of another workspace. */
export interface MixedSite {
  readonly origin: string;
  readonly shelf: Shelf;
  /** resolves when new pages are made with a revision */
  taken(revision: number): Promise<void>;
  stop(): Promise<void>;
}

/** Below the workspace, so that the shell finds its packages on the way up. */
const FOLDER = path.join(ROOT, '.wayfare/vertical');
const TRIES = 300;
const PAUSE_MS = 100;

export async function startMixedSite(back: string): Promise<MixedSite> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(path.join(FOLDER, 'site-'));
  const dataDir = path.join(folder, 'site');
  const shell = path.join(folder, 'shell');
  await cp(path.join(ROOT, 'shell/dist'), shell, { recursive: true });
  await publishBuilds(dataDir);
  const ports = await freePorts('port', 'apiPort', 'sandboxPort', 'smtpPort');
  const { startSite } = await import('../../.workspace/site.mjs');
  const site = await startSite({
    ...ports,
    dataDir,
    folders: { shell: ROOT, api: back },
    env: {
      SHELL_DIST: shell,
      RATE_LIMIT: '0',
      RATE_LIMIT_PAGES: '0',
      LOG_LEVEL: 'warn',
      REGISTRY_POLL_MS: '100',
    },
  });
  return {
    origin: site.origin,
    shelf: shelfOf(dataDir),
    async taken(revision) {
      for (let left = TRIES; left > 0; left -= 1) {
        const health = await fetch(`http://127.0.0.1:${ports.port}/health`);
        const { revision: live } = (await health.json()) as { revision: number };
        if (live === revision) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      throw new Error(`the site did not take revision ${revision}`);
    },
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
