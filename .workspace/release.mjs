/* `npm run release -- hotels [--version 1.1.0] [--weight 10]`, `promote`, `rollback`, `releases`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './run.mjs';

process.env.TSX_TSCONFIG_PATH ??= path.join(root, 'tsconfig.base.json');

export const VERTICALS = ['hotels', 'flights', 'trains', 'account', 'content'];

export async function libraries() {
  const { require } = await import('tsx/cjs/api');
  return {
    ...require('../libs/releases/src/index.ts', import.meta.url),
    ...require('../libs/federation/src/index.ts', import.meta.url),
  };
}

export async function openShelf(dataDir) {
  const { folderRegistry, folderReleases } = await libraries();
  return {
    registry: folderRegistry(path.join(dataDir, 'registry')),
    releases: folderReleases(path.join(dataDir, 'releases')),
  };
}

/** Publishes a finished build of one vertical. */
export async function publishBuilt(dataDir, vertical, { version, weight } = {}) {
  const { makeRelease, publish, releaseVersion, sharedVersions } = await libraries();
  const directory = `mfe-${vertical}`;
  const made = await makeRelease({
    directory: path.join(root, directory),
    version: version ?? releaseVersion(directory),
    shared: sharedVersions(),
  });
  const revision = await publish(await openShelf(dataDir), made, weight);
  return { revision, version: made.release.version };
}

/** Publishes the five builds, those that are live already cost nothing. */
export async function publishAll(dataDir) {
  const { releaseVersion } = await libraries();
  const shelf = await openShelf(dataDir);
  const live = (await shelf.registry.head())?.set ?? {};
  for (const vertical of VERTICALS) {
    if (live[vertical]?.some(({ version }) => version === releaseVersion(`mfe-${vertical}`)))
      continue;
    await publishBuilt(dataDir, vertical);
  }
}

const percent = (text) => {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0 || value > 100)
    throw new Error(`--weight is a percentage from 0 to 100, not ${text}`);
  return Math.round(value * 100);
};

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, weight: { type: 'string', default: '100' } },
  });
  const [command, vertical] = positionals;
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.wayfare');
  const { promote, rollback } = await libraries();
  const shelf = await openShelf(dataDir);
  const say = (text) => process.stdout.write(`${text}\n`);
  if (command === 'list') {
    const head = await shelf.registry.head();
    say(head === null ? 'Nothing is published yet.' : `Revision ${head.rev} of ${head.at}`);
    for (const [name, live] of Object.entries(head?.set ?? {})) {
      say(
        `${name.padEnd(10)} ${live.map(({ version, weight }) => `${version} ${weight / 100} %`).join(', ')}   kept: ${(await shelf.releases.versions(name)).join(', ')}`,
      );
    }
    return;
  }
  if (vertical === undefined || !VERTICALS.includes(vertical))
    throw new Error(`name one of ${VERTICALS.join(', ')}`);
  const weight = percent(values.weight);
  if (command === 'publish') {
    await run(
      'node',
      ['node_modules/nx/dist/bin/nx.js', 'run', `mfe-${vertical}:build`, '--outputStyle=static'],
      {
        env: {
          NX_DAEMON: 'false',
          ...(values.version ? { WAYFARE_RELEASE_VERSION: values.version } : {}),
        },
        quiet: true,
      },
    );
    const { revision, version } = await publishBuilt(dataDir, vertical, {
      version: values.version,
      weight,
    });
    say(`${vertical} ${version} is published in revision ${revision.rev}`);
  } else if (command === 'promote') {
    if (values.version === undefined) throw new Error('promote needs --version');
    say(
      `${vertical} ${values.version} has ${weight / 100} % in revision ${(await promote(shelf, vertical, values.version, weight)).rev}`,
    );
  } else if (command === 'rollback') {
    const revision = await rollback(shelf, vertical);
    say(
      `${vertical} is back at ${revision.set[vertical].map(({ version }) => version).join(', ')} in revision ${revision.rev}`,
    );
  } else throw new Error(`unknown command ${command}`);
}

if (process.argv[1]?.endsWith('release.mjs')) {
  await main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.statusCode === 409 ? 4 : 1;
  });
}
