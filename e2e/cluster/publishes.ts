import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf, readRelease, type Shelf } from '@wayfare/releases';
import * as v from 'valibot';
import { ROOT, VERTICALS } from '../fixtures/site-under-test';
import { chainFaults, strayObjects, type Stored, type Told } from './chain';
import { until } from './faults';
import { rebuilt, type Build } from './rebuilt';
import { startRegistryServices, type RegistryServices } from './registry-services';
import type { Outcome } from './report';
import type { Cluster } from './start';
import { openShelf, releaseVariables } from './stores';

const PUBLISHES = 50;
/** Commands that run at the same moment: one for each team. Each starts a shell to try its release. */
const AT_ONCE = 5;
const MOST_MS = 300_000;
const COMMAND = 'shell/dist/server/registry.cjs';
const TOLD = /^(\S+) (\S+) is published for everybody, in revision (\d+)$/gm;

type Environment = Readonly<Record<string, string | undefined>>;

interface Round {
  readonly what: string;
  /** builds that a command of its own publishes, one after the other */
  readonly commands: readonly (readonly Build[])[];
  readonly environmentOf: (index: number, builds: readonly Build[]) => Environment;
}

/** Two configurations of the registry's command: each has its own folder and connections, and both the same stores. */
const overStores = ({ entry, folder, members, stores }: Cluster, index: number): Environment => ({
  ...process.env,
  ...releaseVariables(stores),
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  ALLOW_SANDBOX: 'on',
  PUBLIC_ORIGIN: entry.replace('127.0.0.1', 'localhost'),
  SHELL_SECRET: 'of-the-publishing-command-alone',
  API_URL: members.apis[index % members.apis.length]?.url ?? '',
  DATA_DIR: path.join(folder, `publisher-${1 + (index % 2)}`),
});

/** By HTTP, to one process of the service and the other in turn, as the team that the builds are of. */
const byService = (
  { urls, tokens }: RegistryServices,
  index: number,
  [build]: readonly Build[],
): Environment => ({
  ...process.env,
  NODE_OPTIONS: '',
  WAYFARE_REGISTRY_URL: urls[index % urls.length],
  WAYFARE_REGISTRY_TOKEN: build === undefined ? undefined : tokens.get(build.vertical),
});

interface Ran {
  readonly told: readonly Told[];
  /** what a command that failed said */
  readonly failed: readonly string[];
}

async function runOne(round: Round, index: number): Promise<Ran> {
  const builds = round.commands[index] ?? [];
  const folders = builds.map(({ folder }) => folder);
  const words = [COMMAND, 'publish', ...folders, '--reason', 'many at the same time'];
  const env: NodeJS.ProcessEnv = { ...round.environmentOf(index, builds) };
  const options = { cwd: ROOT, env, timeout: MOST_MS };
  const failed: string[] = [];
  const { stdout } = await promisify(execFile)(process.execPath, words, options).catch(
    (error: unknown) => {
      const { stdout: said, stderr } = Object(error) as Record<string, unknown>;
      failed.push(`command ${index + 1}: ${String(stderr || error).trim()}`);
      return { stdout: String(said ?? '') };
    },
  );
  const said = new Map(
    [...stdout.matchAll(TOLD)].map(([, name, version, rev]) => [`${name} ${version}`, Number(rev)]),
  );
  const told = builds.map(({ vertical, version }) => ({
    vertical,
    version,
    rev: said.get(`${vertical} ${version}`) ?? null,
  }));
  return { told, failed };
}

async function runAll(round: Round): Promise<Ran> {
  const ran: Ran[] = [];
  let next = 0;
  async function publisher(): Promise<void> {
    while (next < round.commands.length) {
      const index = next;
      next += 1;
      ran.push(await runOne(round, index));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, publisher));
  return { told: ran.flatMap(({ told }) => told), failed: ran.flatMap(({ failed }) => failed) };
}

/** Reads a release as it is stored, and what of it is not what its description says. */
async function storedOf({ releases }: Pick<Shelf, 'releases'>, { vertical, version }: Told) {
  const { files } = await readRelease(releases, vertical, version);
  const broken: string[] = [];
  for (const [file, { integrity }] of Object.entries(files)) {
    const content = await releases.read(vertical, version, file).catch(() => null);
    if (content === null || integrityOf(content) !== integrity)
      broken.push(`${vertical} ${version}: ${file} is not what was published`);
  }
  return { vertical, version, files: [...Object.keys(files), 'release.json'], broken };
}

/** What is wrong with registry and releases after these publishes, in words. */
async function faultsIn(cluster: Cluster, told: readonly Told[]): Promise<string[]> {
  const shelf = await openShelf(cluster.stores, cluster.folder);
  try {
    const history = await shelf.registry.history();
    const ours = told.map(({ vertical, version }) => `${vertical} ${version}`);
    const kept: Stored[] = [];
    const faults = chainFaults(history, told);
    for (const vertical of VERTICALS)
      for (const version of await shelf.releases.versions(vertical)) {
        const { broken, ...stored } = await storedOf(shelf, { vertical, version, rev: null });
        kept.push(stored);
        if (ours.includes(`${vertical} ${version}`)) faults.push(...broken);
      }
    const strays = strayObjects(await cluster.stores.s3.objects('releases'), kept);
    const claims = await cluster.stores.s3.objects('claims');
    return [
      ...faults,
      ...strays.orphans.map((key) => `${key} belongs to no release`),
      ...strays.missing.map((key) => `${key} is not there`),
      ...(claims.length === kept.length
        ? []
        : [`${claims.length} claims are kept of ${kept.length} releases`]),
    ];
  } finally {
    await shelf.close();
  }
}

const HealthSchema = v.object({ revision: v.number() });

/** Until both shells are at the newest revision of the registry; which that is. */
async function untilFollowed({ members }: Cluster, rev: number): Promise<void> {
  await until(`shells are at revision ${rev}`, async () => {
    const seen = await Promise.all(
      members.fronts.map(async ({ url }) => {
        const answer = await fetch(`${url}/health`);
        return v.parse(HealthSchema, await answer.json()).revision;
      }),
    );
    return seen.every((revision) => revision === rev);
  });
}

async function roundsOf(
  cluster: Cluster,
  services: RegistryServices,
  folder: string,
): Promise<Round[]> {
  const each = PUBLISHES / VERTICALS.length;
  const buildsOf = async (round: number) => {
    const builds: Build[] = [];
    for (let number = 1; number <= each; number += 1)
      for (const vertical of VERTICALS)
        builds.push(await rebuilt(vertical, `9.${round}.${number}`, folder));
    return builds;
  };
  const [alone, together, asked] = [await buildsOf(1), await buildsOf(2), await buildsOf(3)];
  const byVertical = (builds: readonly Build[]) =>
    VERTICALS.map((name) => builds.filter(({ vertical }) => vertical === name));
  const environmentOf = (index: number) => overStores(cluster, index);
  return [
    {
      what: `${PUBLISHES} commands, a publish each`,
      commands: alone.map((build) => [build]),
      environmentOf,
    },
    {
      what: `${VERTICALS.length} commands, ${each} publishes each`,
      commands: byVertical(together),
      environmentOf,
    },
    {
      what: `the same by two processes of the service, as ${VERTICALS.length} teams`,
      commands: byVertical(asked),
      environmentOf: (index, builds) => byService(services, index, builds),
    },
  ];
}

async function look(cluster: Cluster, round: Round) {
  const begun = Date.now();
  const { told, failed } = await runAll(round);
  const seconds = Math.round((Date.now() - begun) / 1000);
  const faults = await faultsIn(cluster, told);
  const landed = told.filter(({ rev }) => rev !== null).length;
  // shells follow what landed
  if (landed > 0) await untilFollowed(cluster, Math.max(...told.map(({ rev }) => rev ?? 0)));
  return {
    row: [round.what, String(told.length), String(landed), String(faults.length), `${seconds} s`],
    missed: [...failed, ...faults],
  };
}

/**
 * Fifty publishes of real releases at the same time, over two configurations that share registry and storage: by a
 * process each, by a process for each vertical, and by one for each team over HTTP. Both shells follow.
 */
export async function manyPublishes(
  cluster: Cluster,
  say: (text: string) => void,
): Promise<Outcome> {
  const folder = path.join(cluster.folder, 'builds');
  for (const publisher of ['publisher-1', 'publisher-2'])
    await mkdir(path.join(cluster.folder, publisher), { recursive: true });
  const looks = [];
  const services = await startRegistryServices(cluster, say);
  try {
    for (const round of await roundsOf(cluster, services, folder)) {
      looks.push(await look(cluster, round));
      say(`${round.what}: done`);
    }
  } finally {
    await services.end();
    await rm(folder, { recursive: true, force: true });
  }
  return {
    title: 'Publishes at the same time',
    head: ['What', 'publishes', 'landed', 'lost, orphaned or out of place', 'took'],
    rows: looks.map(({ row }) => row),
    notes: [`At most ${AT_ONCE} commands run at the same moment; each tries its release out.`],
    missed: looks.flatMap(({ missed }) => missed),
  };
}
