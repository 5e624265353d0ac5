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
  const { changeReleases, listReleases, weightOf } = await libraries();
  if (command === 'list') return listReleases(shelf, say);
  // one whose folder is gone too
  if (command === 'withdraw' && vertical !== undefined)
    return changeReleases(shelf, { command, vertical }, say);
  if (vertical === undefined || !VERTICALS.includes(vertical))
    throw new Error(
      `${vertical === undefined ? '' : `there is no vertical ${vertical}; `}name one of ${VERTICALS.join(', ')}`,
    );
  if (command === 'publish') {
    const { release } = await import('./release-vertical.mjs');
    await release(vertical, {
      dataDir,
      weight: weightOf(values.weight ?? '100'),
      version: values.version,
      force: values.force,
      drop: values.drop,
      site: values.site ?? `http://localhost:${process.env.PORT || 4000}`,
      say,
    });
    return;
  }
  if (command === 'sign') {
    await sign(shelf, vertical, values.version);
    return say(`${vertical} ${values.version} is signed`);
  }
  const { trialOf } = await import('./trial.mjs');
  const asked = { command, vertical, version: values.version, weight: values.weight };
  await changeReleases({ ...shelf, prove: trialOf(dataDir, say) }, asked, say);
}

if (process.argv[1]?.endsWith('release.mjs')) {
  // not awaited: what main imports waits for this file
  void main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.statusCode === 409 ? 4 : 1;
  });
}
