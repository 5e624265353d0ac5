import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../stores/s3-releases';

const BUCKET = 'releases';
/** `node -e` with the server's module, its folder, port and bucket. It signs a bucket's own path without the last slash, unlike the client. */
const RUN = `const [module, directory, port, bucket] = process.argv.slice(1);
new (require(module))({ directory, port: Number(port), address: '127.0.0.1', silent: true,
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket, configs: [] }] }).run().then(({ port }) => process.stdout.write(String(port)));`;

export interface S3Server {
  readonly settings: S3Settings;
  /** Changes an object behind everybody's back. */
  corrupt(key: string): Promise<void>;
  objects(prefix: string): Promise<string[]>;
  /** Ends the server; what is stored stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A server of S3's protocol as a process of its own, on a free port, with an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  let port = 0;
  let child: ChildProcess | null = null;
  async function start(): Promise<void> {
    if (child !== null) return;
    const args = ['-e', RUN, require.resolve('@20minutes/s3rver'), directory, String(port), BUCKET];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (child.stdout === null) throw new Error('it says nothing');
    const [said] = await once(child.stdout, 'data');
    // the same one when it is started again
    port = Number(said);
  }
  async function stop(): Promise<void> {
    const ended = child === null ? null : once(child, 'exit');
    child?.kill('SIGKILL');
    child = null;
    await ended;
  }
  await start();
  const bucket = path.join(directory, BUCKET);
  const contents = (key: string) => path.join(bucket, `${key}._S3rver_object`);
  return {
    settings: {
      url: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    corrupt: (key) => writeFile(contents(key), 'something else'),
    async objects(prefix) {
      const names = await readdir(path.join(bucket, prefix), { recursive: true });
      return names
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.slice(0, -'._S3rver_object'.length))
        .sort();
    },
    start,
    stop,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
