/*
 * `node registry.cjs publish [folder …] | promote <vertical> --version … [--weight …] | rollback <vertical> | withdraw
 * <vertical> | list`: the registry's commands without the workspace. `publish` takes builds of verticals, all in the
 * working directory where none is named. Exit 0, or 1 with the reason.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import {
  changeReleases,
  listReleases,
  publish,
  readBuild,
  ReleaseError,
  type Shelf,
} from '@wayfare/releases';
import { openStores } from '@wayfare/releases/stores/open-stores';
import { storesFromEnvironment } from '@wayfare/releases/stores/store-settings';
import { readConfig } from '../platform/config';

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A trial runs code that is on trial: in a process of its own. */
async function prove({ name, version }: { name: string; version: string }): Promise<void> {
  say(`Trying ${name} ${version} out …`);
  const trial = path.join(__dirname, 'trial.cjs');
  try {
    await promisify(execFile)(process.execPath, [trial, name, version]);
  } catch (error) {
    const words = Reflect.get(Object(error), 'stderr') || error;
    throw new ReleaseError('TRIAL', String(words).trim(), error);
  }
}

async function openShelf(): Promise<Shelf> {
  const { dataDir } = readConfig({ ...process.env, SHELL_DIST: path.join(__dirname, '..') });
  const { signingKey, ...settings } = storesFromEnvironment(process.env);
  const { registry, releases } = await openStores(
    dataDir,
    settings,
    (text) => void process.stderr.write(`${text}\n`),
  );
  return { registry, releases, prove, ...(signingKey === undefined ? {} : { signingKey }) };
}

const buildsHere = () =>
  readdirSync('.')
    .filter((folder) => existsSync(path.join(folder, 'dist/release.json')))
    .sort();

async function publishAll(shelf: Shelf, folders: readonly string[]): Promise<void> {
  if (folders.length === 0) throw new Error('There is no build of a vertical here.');
  for (const folder of folders) {
    const made = await readBuild(path.resolve(folder));
    const { name, version } = made.release;
    const before = (await shelf.registry.head())?.rev;
    const { rev } = await publish(shelf, made);
    say(
      rev === before
        ? `${name} ${version} is live already, in revision ${rev}`
        : `${name} ${version} is published in revision ${rev} for everybody`,
    );
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, weight: { type: 'string' } },
  });
  const [command = 'list', ...names] = positionals;
  const shelf = await openShelf();
  if (command === 'list') return listReleases(shelf, say);
  if (command === 'publish') return publishAll(shelf, names.length > 0 ? names : buildsHere());
  const [vertical] = names;
  if (vertical === undefined) throw new Error(`${command} needs the name of a vertical`);
  return changeReleases(shelf, { command, vertical, ...values }, say);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
