/*
 * `npm run release -- hotels [--weight 10] [--version 1.1.0] [--force] [--site URL] [--drop hotels.map]`, `promote`,
 * `rollback`, `withdraw`, `sign`, `releases`.
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

export async function publishBuilt(dataDir, vertical, { weight, drop, prove, environment } = {}) {
  const { publish, readBuild } = await libraries();
  const made = await readBuild(path.join(root, verticals.folderOf(vertical)));
  const shelf = { ...(await openShelf(dataDir, environment)), prove };
  // the pseudo-language is longer throughout
  const revision = await publish(shelf, made, weight, { drop, isOverBudget: HAS_PSEUDO });
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

const percent = (text) => {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || value < 0 || value > 100)
    throw new Error(`--weight is a percentage from 0 to 100, not ${text}`);
  return Math.round(value * 100);
};

async function list(shelf, say) {
  const { quarantinedIn } = await libraries();
  const history = await shelf.registry.history();
  const head = history.at(-1) ?? null;
  const isHeld = quarantinedIn(history);
  say(head === null ? 'Nothing is published yet.' : `Revision ${head.rev} of ${head.at}`);
  for (const [name, live] of Object.entries(head?.set ?? {})) {
    const held = (version) => (isHeld.has(`${name}@${version}`) ? ' in quarantine' : '');
    const shares = live.map(
      ({ version, weight }) => `${version} ${weight / 100} %${held(version)}`,
    );
    const kept = await shelf.releases.versions(name);
    say(`${name.padEnd(10)} ${shares.join(', ')}   kept: ${kept.join(', ')}`);
  }
}

async function sign({ releases, signingKey, publicKeys }, vertical, version) {
  if (version === undefined) throw new Error('sign needs --version');
  if (signingKey === undefined) throw new Error('sign needs RELEASE_SIGNING_KEY');
  const { signStored } = await libraries();
  await signStored(releases, { name: vertical, version }, { signingKey, publicKeys });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      weight: { type: 'string' },
      force: { type: 'boolean', default: false },
      site: { type: 'string' },
      drop: { type: 'string', multiple: true, default: [] },
    },
  });
  const [command, vertical] = positionals;
  const dataDir = dataFolder();
  const shelf = await openShelf(dataDir);
  const say = (text) => process.stdout.write(`${text}\n`);
  if (command === 'list') return list(shelf, say);
  if (command === 'withdraw' && vertical !== undefined) {
    const { withdraw } = await libraries();
    const { rev } = await withdraw(shelf, vertical);
    return say(`${vertical} is off the site in revision ${rev}`);
  }
  if (vertical === undefined || !VERTICALS.includes(vertical))
    throw new Error(
      `${vertical === undefined ? '' : `there is no vertical ${vertical}; `}name one of ${VERTICALS.join(', ')}`,
    );
  const weight = percent(values.weight ?? '100');
  if (command === 'publish') {
    const { release } = await import('./release-vertical.mjs');
    await release(vertical, {
      dataDir,
      weight,
      version: values.version,
      force: values.force,
      drop: values.drop,
      site: values.site ?? `http://localhost:${process.env.PORT || 4000}`,
      say,
    });
  } else if (command === 'promote') {
    if (values.version === undefined) throw new Error('promote needs --version');
    const { promote } = await libraries();
    const { trialOf } = await import('./trial.mjs');
    const prove = trialOf(dataDir, say);
    const { rev } = await promote({ ...shelf, prove }, vertical, values.version, weight);
    const reason = values.weight === undefined ? ', since no --weight was given' : '';
    say(`${vertical} ${values.version} has ${weight / 100} % in revision ${rev}${reason}`);
  } else if (command === 'rollback') {
    const { rollback } = await libraries();
    const revision = await rollback(shelf, vertical);
    say(
      `${vertical} is back at ${revision.set[vertical].map(({ version }) => version).join(', ')} in revision ${revision.rev}`,
    );
  } else if (command === 'sign') {
    await sign(shelf, vertical, values.version);
    say(`${vertical} ${values.version} is signed`);
  } else throw new Error(`unknown command ${command}`);
}

if (process.argv[1]?.endsWith('release.mjs')) {
  // not awaited: what main imports waits for this file
  void main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.statusCode === 409 ? 4 : 1;
  });
}
