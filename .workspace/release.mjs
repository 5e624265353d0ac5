/*
 * `npm run release -- hotels [--weight 10 | --rollout] [--version 1.1.0] [--force] [--site URL] [--drop hotels.map]
 * [--reason …]`, `promote`, `rollback`, `withdraw`, `pause`, `resume`, `revoke`, `abort`, `sign`, `releases`: over the
 * stores, or by the service at WAYFARE_REGISTRY_URL, which alone has rollouts.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder, HAS_PSEUDO } from './data-folder.mjs';
import { root } from './run.mjs';
import verticals from './verticals.cjs';

process.env.TSX_TSCONFIG_PATH ??= path.join(root, 'tsconfig.base.json');

export const VERTICALS = verticals.verticalNames(root);

export async function libraries() {
  const { require } = await import('tsx/cjs/api');
  return require('../libs/releases/src/index.ts', import.meta.url);
}

async function storeLibraries() {
  const { require } = await import('tsx/cjs/api');
  const load = (name) => require(`../libs/releases/src/stores/${name}.ts`, import.meta.url);
  return { ...load('store-settings'), ...load('open-stores') };
}

/** Registry and releases as the environment says; in folders of `dataDir` where it says nothing. */
export async function openShelf(dataDir, environment = process.env) {
  const { openStores, storesFromEnvironment } = await storeLibraries();
  const { signingKey, ...settings } = storesFromEnvironment(environment);
  const warn = (text) => process.stderr.write(`${text}\n`);
  // what is tried out is taken there
  mkdirSync(dataDir, { recursive: true });
  const { registry, releases } = await openStores(dataDir, settings, warn);
  return { registry, releases, signingKey, publicKeys: settings.publicKeys };
}

/** The commands by the service that the environment names, else over the stores. */
export async function openCommands(dataDir, { reason, prove, rollout } = {}) {
  const { require } = await import('tsx/cjs/api');
  const load = (name) => require(`../libs/releases/src/${name}.ts`, import.meta.url);
  const { signingKey } = load('stores/store-settings').storesFromEnvironment(process.env);
  const openOwn = async () => ({ ...(await openShelf(dataDir)), prove });
  const { askedCommands } = load('service/asked-commands');
  const environment = process.env;
  return askedCommands({ environment, reason, signingKey, rollout, openShelf: openOwn });
}

export async function publishBuilt(
  dataDir,
  vertical,
  { weight, rollout, drop, prove, environment, commands } = {},
) {
  const { commandsOver, readBuild } = await libraries();
  const made = await readBuild(path.join(root, verticals.folderOf(vertical)));
  const open = async () => commandsOver({ ...(await openShelf(dataDir, environment)), prove });
  // the pseudo-language is longer throughout
  const wish = { weight, rollout, drop, isOverBudget: HAS_PSEUDO };
  const revision = await (commands ?? (await open())).publish(made, wish);
  return { revision, version: made.release.version };
}

function builtVersion(vertical) {
  const file = path.join(root, verticals.folderOf(vertical), 'dist/release.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

export async function publishAll(dataDir, names = VERTICALS, environment = process.env) {
  const shelf = await openShelf(dataDir, environment);
  const live = (await shelf.registry.head())?.set ?? {};
  for (const vertical of names) {
    const version = builtVersion(vertical);
    if (live[vertical]?.some((release) => release.version === version)) continue;
    await publishBuilt(dataDir, vertical, { environment });
  }
}

async function sign({ releases, signingKey, publicKeys }, vertical, version) {
  if (process.env.WAYFARE_REGISTRY_URL)
    throw new Error('sign works on the stores: leave out WAYFARE_REGISTRY_URL');
  if (version === undefined) throw new Error('sign needs --version');
  if (signingKey === undefined) throw new Error('sign needs RELEASE_SIGNING_KEY');
  const { signStored } = await libraries();
  await signStored(releases, { name: vertical, version }, { signingKey, publicKeys });
}

function known(vertical) {
  if (vertical !== undefined && VERTICALS.includes(vertical)) return vertical;
  const which = vertical === undefined ? '' : `there is no vertical ${vertical}; `;
  throw new Error(`${which}name one of ${VERTICALS.join(', ')}`);
}

async function publishNamed(vertical, values, { dataDir, say }) {
  const { release } = await import('./release-vertical.mjs');
  const { weightOf } = await libraries();
  const { version, force, rollout, drop, reason } = values;
  if (rollout && values.weight !== undefined)
    throw new Error('--rollout has the weights of its ladder: leave out --weight');
  await release(vertical, {
    dataDir,
    ...(rollout ? { rollout } : { weight: weightOf(values.weight ?? '100') }),
    version,
    force,
    drop,
    reason,
    site: values.site ?? `http://localhost:${process.env.PORT || 4000}`,
    say,
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      weight: { type: 'string' },
      rollout: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      site: { type: 'string' },
      drop: { type: 'string', multiple: true, default: [] },
      reason: { type: 'string' },
    },
  });
  const [command, vertical] = positionals;
  const dataDir = dataFolder();
  const say = (text) => process.stdout.write(`${text}\n`);
  const { changeReleases, listReleases } = await libraries();
  const { version, weight, reason } = values;
  if (command === 'list') return listReleases(await openCommands(dataDir), say);
  // one whose folder is gone too
  if (command === 'withdraw' && vertical !== undefined)
    return changeReleases(await openCommands(dataDir, { reason }), { command, vertical }, say);
  const name = known(vertical);
  if (command === 'publish') return publishNamed(name, values, { dataDir, say });
  if (command === 'sign') {
    await sign(await openShelf(dataDir), name, version);
    return say(`${name} ${version} is signed`);
  }
  const { trialOf } = await import('./trial.mjs');
  const commands = await openCommands(dataDir, { reason, prove: trialOf(dataDir, say) });
  await changeReleases(commands, { command, vertical: name, version, weight }, say);
}

if (process.argv[1]?.endsWith('release.mjs')) {
  // not awaited: what main imports waits for this file
  void main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.statusCode === 409 ? 4 : 1;
  });
}
