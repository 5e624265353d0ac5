/*
 * `node registry.cjs publish [folder …] [--rollout] | promote <vertical> --version … [--weight …] | rollback <vertical> |
 * withdraw <vertical> | pause <vertical> | resume <vertical> | revoke <vertical> --version … | abort <vertical> | list |
 * rollouts`, each with `--reason …`: the registry's commands without the workspace, over the stores or by the service at WAYFARE_REGISTRY_URL. `publish` takes
 * builds of verticals, all in the working directory where none is named. Exit 0, or 1 with the reason.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import {
  changeReleases,
  type Commands,
  listReleases,
  listRollouts,
  readBuild,
  ReleaseError,
  type Shelf,
} from '@wayfare/releases';
import { askedCommands } from '@wayfare/releases/service/asked-commands';
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

function openCommands(reason: string | undefined): Promise<Commands> {
  const { signingKey, ...settings } = storesFromEnvironment(process.env);
  async function openShelf(): Promise<Shelf> {
    const { dataDir } = readConfig({ ...process.env, SHELL_DIST: path.join(__dirname, '..') });
    const { registry, releases } = await openStores(
      dataDir,
      settings,
      (text) => void process.stderr.write(`${text}\n`),
    );
    return { registry, releases, prove, ...(signingKey === undefined ? {} : { signingKey }) };
  }
  return askedCommands({ environment: process.env, reason, signingKey, openShelf });
}

const buildsHere = () =>
  readdirSync('.')
    .filter((folder) => existsSync(path.join(folder, 'dist/release.json')))
    .sort();

async function publishAll(
  commands: Commands,
  folders: readonly string[],
  rollout: boolean,
): Promise<void> {
  if (folders.length === 0) throw new Error('There is no build of a vertical here.');
  for (const folder of folders) {
    const made = await readBuild(path.resolve(folder));
    const { name, version } = made.release;
    const before = (await commands.list()).rev;
    const { rev, action } = await commands.publish(made, rollout ? { rollout } : {});
    const given = rollout ? 'is published and climbs by itself,' : 'is published for everybody,';
    const fate = action === 'queue' ? 'waits,' : given;
    say(`${name} ${version} ${rev === before ? 'is live already,' : fate} in revision ${rev}`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      weight: { type: 'string' },
      reason: { type: 'string' },
      rollout: { type: 'boolean', default: false },
    },
  });
  const [command = 'list', ...names] = positionals;
  const { reason, rollout, ...options } = values;
  const commands = await openCommands(reason);
  if (command === 'list') return listReleases(commands, say);
  if (command === 'rollouts') return listRollouts(commands, say);
  if (command === 'publish')
    return publishAll(commands, names.length > 0 ? names : buildsHere(), rollout);
  const [vertical] = names;
  if (vertical === undefined) throw new Error(`${command} needs the name of a vertical`);
  return changeReleases(commands, { command, vertical, ...options }, say);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
