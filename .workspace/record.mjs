/* `npm run record [-- hotels]`: records the running API's answers (API_URL) into the verticals' `trial.json`. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from './build.mjs';
import { IN_FOLDERS } from './in-folders.mjs';
import { publishBuilt, VERTICALS } from './release.mjs';
import { root } from './run.mjs';
import { TRIAL, trialEnvironment } from './trial.mjs';
import verticals from './verticals.cjs';

const API_URL = process.env.API_URL ?? `http://127.0.0.1:${Number(process.env.PORT ?? 4000) + 10}`;

async function record(vertical, dataDir) {
  const file = path.join(root, verticals.folderOf(vertical), 'trial.json');
  if (!existsSync(file)) throw new Error(`${vertical} has no trial.json, which names its pages`);
  const { version } = await publishBuilt(dataDir, vertical, { environment: IN_FOLDERS });
  const env = { ...trialEnvironment(dataDir), ...IN_FOLDERS, API_URL };
  await promisify(execFile)(process.execPath, [TRIAL, vertical, version, file], { cwd: root, env });
  process.stdout.write(`${path.relative(root, file)} has what ${API_URL} answered\n`);
}

async function main() {
  const asked = process.argv.slice(2);
  const wrong = asked.find((name) => !VERTICALS.includes(name));
  if (wrong !== undefined)
    throw new Error(`there is no vertical ${wrong}; name some of ${VERTICALS.join(', ')}`);
  await build(undefined, { quiet: true });
  for (const vertical of asked.length > 0 ? asked : VERTICALS) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'wayfare-recording-'));
    await record(vertical, dataDir).finally(() => rm(dataDir, { recursive: true }));
  }
}

process.chdir(root);
await main().catch((error) => {
  process.stderr.write(`${(error.stderr || error.message).trim()}\n`);
  process.exitCode = 1;
});
