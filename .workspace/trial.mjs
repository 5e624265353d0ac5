/* Tries a stored release out with the shell that was built last, in a process of its own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { libraries } from './release.mjs';
import { root } from './run.mjs';

/** The shell's program that tries releases out, and records what the API says to them. */
export const TRIAL = path.join(root, 'shell/dist/server/trial.cjs');

export const trialEnvironment = (dataDir) => ({
  ...process.env,
  NODE_ENV: 'production',
  ALLOW_SANDBOX: 'on',
  DATA_DIR: dataDir,
});

/** What proves a release of that folder before visitors get it; rejects with TRIAL and the reason. */
export const trialOf =
  (dataDir, say) =>
  async ({ name, version }) => {
    if (!existsSync(TRIAL)) {
      say('No shell was built here, so the release is tried out by the one that takes it.');
      return;
    }
    say(`Trying ${name} ${version} out …`);
    const env = trialEnvironment(dataDir);
    try {
      const trial = await promisify(execFile)(process.execPath, [TRIAL, name, version], {
        cwd: root,
        env,
      });
      if (trial.stdout !== '') say(trial.stdout.trim());
    } catch (error) {
      const { ReleaseError } = await libraries();
      throw new ReleaseError('TRIAL', String(error.stderr || error.message).trim(), error);
    }
  };
