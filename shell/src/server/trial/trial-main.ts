/*
 * `node trial.cjs <vertical> <version> [<trial.json>]`: tries a stored release before it is live or, with a file, renders
 * its addresses and records the API's answers there. Exit 0, or 1 with the reason.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { openSiteStores } from '@wayfare/releases/stores/open-stores';
import { readConfig } from '../platform/config';
import { parseRecording, printRecording } from './recording';
import { proveRelease, recordAnswers } from './prove-release';

async function main(): Promise<void> {
  const [name, version, file] = process.argv.slice(2);
  if (name === undefined || version === undefined)
    throw new Error('name a vertical and a version, such as alpha 1.2.3');
  const config = readConfig({ ...process.env, SHELL_DIST: `${__dirname}/..` });
  const { releases: store } = await openSiteStores({
    dataDir: config.dataDir,
    settings: config.stores,
    report: (message) => void process.stderr.write(`${message}\n`),
    isTrial: true,
    lookMs: 0,
  });
  await store.take(name, version);
  if (file === undefined)
    return proveRelease(
      config,
      store,
      { name, version },
      (text) => void process.stdout.write(`${text}\n`),
    );
  const { pages } = parseRecording(await readFile(file, 'utf8'), name);
  const recording = await recordAnswers(config, store, { name, version }, pages);
  await writeFile(file, printRecording(recording));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
