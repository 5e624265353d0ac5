import { startS3, type S3Server } from '@wayfare/releases/testing/s3-server.fixture';
import { openStores } from '@wayfare/releases/stores/open-stores';
import { ownCluster, postgresBinaries, type Cluster } from '../../api/test/databases/cluster';
import { publishAllOn } from '../fixtures/shelf';
import { freePorts } from '../fixtures/site-under-test';
import { startRedis, type RedisServer } from './redis';

/** What processes share: each a server of its own, so that each can be lost alone. */
export interface Stores {
  readonly database: Cluster;
  /** the releases' registry, in another PostgreSQL */
  readonly registry: Cluster;
  readonly redis: RedisServer;
  readonly s3: S3Server;
}

/** What says where registry and releases are. */
export function releaseVariables({ registry, s3 }: Stores): Record<string, string> {
  const { url = '', bucket, region, credentials } = s3.settings;
  return {
    REGISTRY_DATABASE_URL: registry.url,
    RELEASES_S3_URL: url,
    RELEASES_S3_BUCKET: bucket,
    RELEASES_S3_REGION: region,
    RELEASES_S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    RELEASES_S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  };
}

/** Registry and releases as whoever publishes has them; the caller closes them. */
export const openShelf = ({ registry, s3 }: Stores, dataDir: string) =>
  openStores(dataDir, { registryUrl: registry.url, s3: s3.settings, publicKeys: [] });

/** Starts them all, with the present builds published. Each is added to `ends` as soon as it runs. */
export async function startStores(
  folder: string,
  ends: (() => Promise<unknown>)[],
): Promise<Stores> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed');
  const ports = await freePorts('database', 'registry', 'redis');
  const database = await ownCluster(binaries, ports.database);
  ends.push(() => database.drop());
  const registry = await ownCluster(binaries, ports.registry);
  ends.push(() => registry.drop());
  const redis = await startRedis(ports.redis, folder);
  ends.push(() => redis.lose());
  const s3 = await startS3();
  ends.push(() => s3.remove());
  const stores = { database, registry, redis, s3 };
  const shelf = await openShelf(stores, folder);
  try {
    await publishAllOn(shelf);
  } finally {
    await shelf.close();
  }
  return stores;
}
