/* Trial of a stored release by the last built shell, in a process of its own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { libraries } from './release.mjs';
import { root } from './run.mjs';

export const TRIAL = path.join(root, 'shell/dist/server/trial.cjs');

export const trialEnvironment = (dataDir) => ({
  ...process.env,
  NODE_ENV: 'production',
  ALLOW_SANDBOX: 'on',
  DATA_DIR: dataDir,
});

/** Gate before visitors get a release; rejects with TRIAL and the reason. */
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
