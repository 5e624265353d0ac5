/* Every page by present and previous (WAYFARE_PREVIOUS) shell, API and verticals, or a refusal. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPairing } from './pairing-site.mjs';
import { IN_FOLDERS } from './in-folders.mjs';
import { libraries, openShelf, VERTICALS } from './release.mjs';
import { root, run } from './run.mjs';
import { trialEnvironment } from './trial.mjs';
import verticals from './verticals.cjs';

const CONTRACT = 'libs/remote-kit/src/contract-version.ts';
const BY_NAME = /needs contract|which this shell does not have|makes calls which the API at/;
const say = (text) => process.stdout.write(`${text}\n`);
const execute = promisify(execFile);
const git = async (...words) => (await run('git', words, { quiet: true })).trim();

async function previous() {
  const asked = process.env.WAYFARE_PREVIOUS;
  const changed = asked ?? (await git('log', '-1', '--format=%H^', '--', CONTRACT));
  const commit = await git('rev-parse', '--verify', `${changed}^{commit}`);
  const folder = path.join(root, '.wayfare/previous', commit.slice(0, 12));
  rmSync(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', '--force', folder, commit);
  say(`Building the previous commit, ${commit.slice(0, 8)} …`);
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, quiet: true });
  // this process's own would apply the present build configuration
  const env = { TSX_TSCONFIG_PATH: path.join(folder, 'tsconfig.base.json') };
  await run('npm', ['run', 'build'], { cwd: folder, env, quiet: true });
  return { commit, folder };
}

/** Publishes a workspace's verticals after trials by that shell and API; returns refusals with reasons. */
async function publishTo(dataDir, { from, shell, apiUrl }) {
  const { publish, readBuild } = await libraries();
  const env = { ...trialEnvironment(dataDir), ...IN_FOLDERS, API_URL: apiUrl };
  const prove = ({ name, version }) =>
    execute(process.execPath, [path.join(shell, 'shell/dist/server/trial.cjs'), name, version], {
      cwd: shell,
      env,
    });
  const shelf = { ...(await openShelf(dataDir, IN_FOLDERS)), prove };
  const refused = {};
  for (const vertical of VERTICALS) {
    const made = await readBuild(path.join(from, verticals.folderOf(vertical)));
    await publish(shelf, made).catch((error) => {
      refused[vertical] = String(error.stderr || error.message).trim();
    });
  }
  return refused;
}

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

function addressesOf(from, vertical) {
  const { routes } = json(path.join(from, verticals.folderOf(vertical), 'vertical.json'));
  const { pages } = json(path.join(root, verticals.folderOf(vertical), 'trial.json'));
  return routes.flatMap(({ name, path: patterns }) =>
    Object.entries(patterns).flatMap(([language, pattern]) => {
      const address = pages[name]?.[language] ?? pattern;
      return address.includes('/:')
        ? []
        : [address.replace(/\{day\+(\d+)\}/g, (_whole, days) => day(Number(days)))];
    }),
  );
}

async function faultOf(url) {
  const response = await fetch(url);
  const html = await response.text();
  if (response.status !== 200) return `${url} answers ${response.status}`;
  return html.includes('<h1') ? null : `${url} has no heading`;
}

const eventsIn = (log) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"event":"'))
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event !== 'over-budget')
    .map(({ event, vertical, part, cause }) => `${event}: ${vertical} ${part} ${cause}`);

class NothingLive extends Error {}

async function lookAtPages(site, { live, from }) {
  const addresses = live.flatMap((vertical) => addressesOf(from, vertical));
  const faults = [];
  for (const address of addresses) {
    const fault = await faultOf(site.origin + address);
    if (fault !== null) faults.push(fault);
  }
  return {
    pages: addresses.length,
    faults: [...faults, ...eventsIn(site.log), ...site.refusals()],
  };
}

async function tryPairing({ shell, api, from }) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wayfare-pairing-'));
  let refused = {};
  const publish = async (apiUrl) => {
    refused = await publishTo(dataDir, { from, shell, apiUrl });
    if (VERTICALS.every((vertical) => vertical in refused)) throw new NothingLive();
  };
  const told = (pages, faults = []) => ({
    pages,
    refused: Object.keys(refused),
    faults: [...Object.values(refused).filter((message) => !BY_NAME.test(message)), ...faults],
  });
  try {
    const site = await startPairing(dataDir, { shell, api, publish });
    try {
      const live = VERTICALS.filter((vertical) => !(vertical in refused));
      const { pages, faults } = await lookAtPages(site, { live, from });
      return told(pages, faults);
    } finally {
      await site.stop();
    }
  } catch (error) {
    if (error instanceof NothingLive) return told(0);
    throw error;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tryAll(folder) {
  const called = (of) => (of === root ? 'present' : 'previous');
  const both = [root, folder];
  const failed = [];
  for (const shell of both)
    for (const from of both)
      for (const api of both) {
        const started = Date.now();
        const { pages, refused, faults } = await tryPairing({ shell, api, from });
        const name = `shell ${called(shell)}, verticals ${called(from)}, API ${called(api)}`;
        const told = refused.length > 0 ? `, refused by name: ${refused.join(', ')}` : '';
        say(`${name}: ${pages} pages${told} (${Math.round((Date.now() - started) / 1000)} s)`);
        failed.push(...faults.map((fault) => `${name}: ${fault}`));
      }
  if (failed.length > 0) throw new Error(failed.join('\n'));
}

export async function testPairings() {
  await run('npm', ['run', 'build'], { quiet: true });
  const { commit, folder } = await previous();
  say(`Previous is ${commit.slice(0, 8)}`);
  try {
    await tryAll(folder);
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
}
