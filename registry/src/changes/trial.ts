import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderReleases, ReleaseError, type ReleaseStore } from '@wayfare/releases';
import { readWhole } from '@wayfare/releases/whole-release';
import type { PublicKey } from '@wayfare/releases/signature';

const LONGEST_MS = 120_000;

export interface TrialOptions {
  readonly releases: ReleaseStore;
  readonly program: string;
  readonly publicKeys: readonly PublicKey[];
  readonly environment: Readonly<Record<string, string>>;
}

const inherited = () => {
  const { PATH } = process.env;
  return PATH === undefined ? {} : { PATH };
};

/** Runs a team's code in a process that gets a copy and none of this environment's secrets; rejects with TRIAL. */
export function trialOf(options: TrialOptions) {
  const { releases, program, publicKeys, environment } = options;
  return async (wanted: { name: string; version: string }): Promise<void> => {
    if (!existsSync(program))
      throw new ReleaseError('TRIAL', `there is no ${path.basename(program)} to try it out with`);
    const files = await readWhole(releases, wanted, publicKeys);
    const folder = await mkdtemp(path.join(tmpdir(), 'trial-'));
    try {
      const copy = folderReleases(path.join(folder, 'releases'));
      await copy.add(wanted.name, wanted.version, files);
      await promisify(execFile)(process.execPath, [program, wanted.name, wanted.version], {
        cwd: folder,
        timeout: LONGEST_MS,
        killSignal: 'SIGKILL',
        env: {
          ...inherited(),
          ...environment,
          NODE_ENV: 'production',
          ALLOW_SANDBOX: 'on',
          DATA_DIR: folder,
        },
      });
    } catch (error) {
      if (error instanceof ReleaseError) throw error;
      const words = String(Reflect.get(Object(error), 'stderr') || error).trim();
      throw new ReleaseError('TRIAL', words, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
