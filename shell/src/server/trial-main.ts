/*
 * `node trial.cjs <vertical> <version>`: tries a release out that is stored in DATA_DIR, before any visitor gets it. Ends with 0,
 * or with 1 and the reason on the error output.
 */
import { folderReleases } from '@wayfare/releases';
import { readConfig } from './config';
import { proveRelease } from './workers/prove-release';

async function main(): Promise<void> {
  const [name, version] = process.argv.slice(2);
  if (name === undefined || version === undefined)
    throw new Error('name a vertical and a version, such as alpha 1.2.3');
  const config = readConfig({ ...process.env, SHELL_DIST: __dirname + '/..' });
  await proveRelease(config, folderReleases(config.releasesFolder), { name, version });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
