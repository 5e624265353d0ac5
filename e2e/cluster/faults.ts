import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from './member';
import type { Outage } from './record';
import type { Cluster } from './start';

/** Something that breaks and comes back. */
export interface Fault {
  readonly name: string;
  readonly excuses: Outage['excuses'];
  /** processes that end by it; all others have to live through it */
  readonly ends: readonly Member[];
  /** breaks it, and resolves when it is whole again */
  happen(): Promise<void>;
}

const NOTICED_MS = 30_000;
const LOOK_MS = 100;
/** A server that ends and starts at once is away for this long all the same. */
const AWAY_MS = 1_000;

/** Rejects when it does not become so in half a minute. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + NOTICED_MS; !(await isSo()); await wait(LOOK_MS))
    if (Date.now() > end) throw new Error(`${what}: not in ${NOTICED_MS / 1000} s`);
}

/** What a probe says; nothing where nobody answers. */
async function said(url: string): Promise<{ isOk: boolean; text: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    return { isOk: answer.ok, text: await answer.text() };
  } catch {
    return { isOk: false, text: '' };
  }
}

const isReady = async (url: string) => (await said(url)).isOk;

/** Both shells say that a storage of theirs is away, or that none is. */
const shellsSay = ({ members }: Cluster, isAway: (answer: string) => boolean) =>
  Promise.all(
    members.fronts.map(async ({ url }) => isAway((await said(`${url}/ready`)).text)),
  ).then((all) => all.every(Boolean));

const killed = (member: Member): Fault => ({
  name: `kill -9 of ${member.name}`,
  excuses: 'in flight',
  ends: [member],
  happen: async () => void (await member.replace('SIGKILL')),
});

/** The database ends as in a crash, and comes back. */
const databaseLost = ({ stores: { database }, members }: Cluster): Fault => ({
  name: 'PostgreSQL restarted',
  excuses: 'meanwhile',
  ends: [],
  async happen() {
    await database.stop('immediate');
    await wait(AWAY_MS);
    await database.start();
    await until('APIs and workers are ready again', async () => {
      const looks = [
        ...members.apis.map(({ url }) => isReady(`${url}/api/ready`)),
        ...members.workers.map(({ url }) => isReady(`${url}/ready`)),
      ];
      return (await Promise.all(looks)).every(Boolean);
    });
  },
});

const saysIn = async ({ log }: Member, words: string) =>
  (await readFile(log, 'utf8')).split(words).length - 1;

const redisLost = ({ stores: { redis }, members }: Cluster): Fault => ({
  name: 'Redis lost and back',
  excuses: 'nothing',
  ends: [],
  async happen() {
    const [api] = members.apis;
    if (api === undefined) throw new Error('there is no API');
    const before = await saysIn(api, 'Redis is away');
    await redis.lose();
    await until('an API misses Redis', async () => (await saysIn(api, 'Redis is away')) > before);
    await wait(AWAY_MS);
    await redis.start();
  },
});

const bucketLost = (cluster: Cluster): Fault => ({
  name: 'S3 lost and back',
  excuses: 'nothing',
  ends: [],
  async happen() {
    const { s3 } = cluster.stores;
    await s3.stop();
    await until('shells miss S3', () =>
      shellsSay(cluster, (answer) => answer.includes('"releases:')),
    );
    await s3.start();
    await until('shells have S3', () =>
      shellsSay(cluster, (answer) => answer !== '' && !answer.includes('"releases:')),
    );
  },
});

const registryLost = (cluster: Cluster): Fault => ({
  name: 'registry lost and back',
  excuses: 'nothing',
  ends: [],
  async happen() {
    const { registry } = cluster.stores;
    await registry.stop('immediate');
    await until('shells miss the registry', () =>
      shellsSay(cluster, (answer) => answer.includes('"registry:')),
    );
    await registry.start();
    await until('shells have the registry', () =>
      shellsSay(cluster, (answer) => answer !== '' && !answer.includes('"registry:')),
    );
  },
});

/** Each process and each store of a cluster once. */
export function faultsOf(cluster: Cluster): Fault[] {
  const { fronts, apis, workers } = cluster.members;
  return [
    ...[...fronts, ...apis, ...workers].map(killed),
    databaseLost(cluster),
    redisLost(cluster),
    bucketLost(cluster),
    registryLost(cluster),
  ];
}
