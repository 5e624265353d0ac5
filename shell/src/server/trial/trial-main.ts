/*
 * `node trial.cjs <vertical> <version>`: tries a release out that is stored in DATA_DIR, before any visitor gets it, and
 * compares its calls with those of the API at API_URL, where one answers.
 * `node trial.cjs <vertical> <version> <trial.json>`: renders it at the addresses in that file and writes what the API at
 * API_URL answers into it. Ends with 0, or with 1 and the reason on the error output.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { folderReleases } from '@wayfare/releases';
import { readConfig } from '../platform/config';
import { parseRecording, printRecording } from './recording';
import { proveRelease, recordAnswers } from './prove-release';

async function main(): Promise<void> {
  const [name, version, file] = process.argv.slice(2);
  if (name === undefined || version === undefined)
    throw new Error('name a vertical and a version, such as alpha 1.2.3');
  const config = readConfig({ ...process.env, SHELL_DIST: `${__dirname}/..` });
  const store = folderReleases(config.releasesFolder);
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
