import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { stopEverything } from '../../.workspace/processes.mjs';
import { freePorts, ROOT } from '../fixtures/site-under-test';
import {
  apiOptions,
  frontOptions,
  sandboxOptions,
  workerOptions,
  type Places,
} from './environment';
import { startFrontCache } from './front-cache';
import { startMember, type Member, type MemberOptions } from './member';
import { startStores, type Stores } from './stores';

export interface Cluster {
  /** where visitors come in: the cache */
  readonly entry: string;
  readonly sandbox: string;
  readonly folder: string;
  readonly stores: Stores;
  readonly members: Readonly<Record<'fronts' | 'apis' | 'workers', readonly Member[]>>;
  /** starts the second process of each kind, where there is one so far */
  grow(): Promise<void>;
  close(): Promise<void>;
}

export interface ClusterWishes {
  /** processes of each kind */
  readonly of?: 1 | 2;
  readonly more?: (name: string) => Record<string, string>;
  readonly say: (text: string) => void;
}

const secret = () => randomBytes(24).toString('hex');

const portsOfCluster = () =>
  freePorts(
    ...['sandbox', 'smtp', 'cache', 'front-1', 'front-2'],
    ...['api-1', 'api-2', 'worker-1', 'worker-2'],
  );

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Ends = (() => Promise<unknown>)[];

/** What `ends` has is ended in the opposite order by the closer that is returned, and by a signal to this process. */
function closerOf(ends: Ends): () => Promise<void> {
  let closing: Promise<void> | undefined;
  async function endAll(): Promise<void> {
    // more may begin meanwhile
    while (ends.length > 0)
      await ends
        .pop()?.()
        .catch(() => undefined);
    await stopEverything();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  const close = () => (closing ??= endAll());
  const onSignal = () => void close().finally(() => process.exit(1));
  // whoever ends a group of processes signals twice
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return close;
}

/** Resolves when all have; rejects when all have ended and one failed. */
async function all(begun: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(begun)).find(
    (result): result is PromiseRejectedResult => result.status === 'rejected',
  );
  if (failed !== undefined) throw failed.reason;
}

/** The whole site on this machine, each process and each store apart. Ends what it started when it cannot start all. */
export async function startCluster({
  of = 2,
  more = () => ({}),
  say,
}: ClusterWishes): Promise<Cluster> {
  const folder = path.join(ROOT, '.wayfare/cluster/run');
  const ends: Ends = [];
  const members: Record<'fronts' | 'apis' | 'workers', Member[]> = {
    fronts: [],
    apis: [],
    workers: [],
  };
  const close = closerOf(ends);
  async function begin(options: MemberOptions): Promise<Member> {
    const member = await startMember(options);
    ends.push(() => member.end());
    return member;
  }

  await rm(folder, { recursive: true, force: true });
  for (const part of ['api', 'front-1', 'front-2'])
    await mkdir(path.join(folder, part), { recursive: true });
  try {
    const ports: Readonly<Record<string, number>> = await portsOfCluster();
    const port = (name: string) => ports[name] ?? 0;
    const stores = await startStores(folder, ends);
    const places: Places = {
      folder,
      entry: `http://127.0.0.1:${port('cache')}`,
      origin: `http://localhost:${port('cache')}`,
      sandbox: port('sandbox'),
      smtp: port('smtp'),
      apis: [port('api-1'), port('api-2')],
      secrets: { shell: secret(), purge: secret(), operators: secret() },
      stores,
      more,
      say,
    };
    const sandbox = await begin(sandboxOptions(places));

    const options = { workers: workerOptions, apis: apiOptions, fronts: frontOptions };
    async function startOne(kind: keyof typeof members, number: number): Promise<void> {
      const name = `${kind.slice(0, -1)}-${number}`;
      members[kind][number - 1] = await begin(options[kind](places, name, port(name)));
    }
    const startAll = (kind: keyof typeof members, numbers: readonly number[]) =>
      all(numbers.map((number) => startOne(kind, number)));
    const numbers = of === 2 ? [1, 2] : [1];

    // it makes keys and tables, and imports the catalogue that APIs wait for
    await startOne('workers', 1);
    await all([startAll('apis', numbers), startAll('workers', numbers.slice(1))]);
    await startAll('fronts', numbers);
    const cache = await startFrontCache([port('front-1'), port('front-2')], {
      port: port('cache'),
      secret: places.secrets.purge,
    });
    ends.push(() => cache.stop());
    return {
      entry: places.entry,
      sandbox: sandbox.url,
      folder,
      stores,
      members,
      async grow() {
        if (members.apis.length > 1) return;
        await all([startOne('apis', 2), startOne('workers', 2)]);
        await startOne('fronts', 2);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
