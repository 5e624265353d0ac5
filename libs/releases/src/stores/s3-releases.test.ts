import * as sdk from '@aws-sdk/client-s3';
import { madeRelease } from '../testing/release.fixture';
import { startS3, type S3Server } from '../testing/s3-server.fixture';
import { releasesBy, type S3Releases } from './s3-releases';

let server: S3Server;
let releases: S3Releases;
beforeAll(async () => {
  server = await startS3();
  releases = releasesBy(sdk, server.settings);
});
afterAll(async () => {
  releases.close();
  await server.remove();
});

const { files } = madeRelease('1.0.0');
const other = madeRelease('1.0.0', {}, 'other').files;

it('keeps one claim of what it stored, and none of what it refused', async () => {
  await releases.add('alpha', '1.0.0', files);
  await expect(releases.add('alpha', '1.0.0', other)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await server.objects('claims/alpha/1.0.0')).toHaveLength(1);
  expect(await server.objects('releases/alpha/1.0.0')).toEqual([
    'release.json',
    'server/index.cjs',
  ]);
});

it('shows a release to nobody before all of its files are there, and lets it be finished', async () => {
  const broken = new Map([...files, ['server/\u0000', Buffer.from('x')]]);
  await expect(releases.add('beta', '1.0.0', broken)).rejects.toMatchObject({
    code: 'UNREACHABLE',
  });
  expect(await releases.versions('beta')).toEqual([]);
  // others' content would be mixed with what is there
  await expect(releases.add('beta', '1.0.0', other)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await releases.add('beta', '1.0.0', files)).toBe('added');
});

it('is asked again by a command while the storage is away, which is told once', async () => {
  const told: string[] = [];
  const patience = { goesOnMs: 60_000, report: (message: string) => void told.push(message) };
  const patient = releasesBy(sdk, server.settings, patience);
  await server.stop();
  await expect(releases.add('gamma', '1.0.0', files)).rejects.toMatchObject({
    code: 'UNREACHABLE',
  });
  const adding = patient.add('gamma', '1.0.0', files);
  await server.start();
  expect(await adding).toBe('added');
  expect(await patient.versions('gamma')).toEqual(['1.0.0']);
  expect(told).toEqual([
    expect.stringMatching(/^the storage of releases: .*; it is asked again for 60 s$/),
  ]);
  patient.close();
});

it('gets the files of a release a few at a time', async () => {
  let [now, most] = [0, 0];
  class Counting extends sdk.S3Client {
    constructor(config: sdk.S3ClientConfig) {
      super(config);
      this.middlewareStack.add(
        (next) => async (args) => {
          now += 1;
          most = Math.max(most, now);
          return next(args).finally(() => (now -= 1));
        },
        { step: 'initialize' },
      );
    }
  }
  const counted = releasesBy({ ...sdk, S3Client: Counting }, server.settings);
  const many = Array.from(
    { length: 40 },
    (_, index) => [`server/${index}.cjs`, Buffer.from(`${index}`)] as const,
  );
  await counted.add('delta', '1.0.0', new Map([...files, ...many]));
  expect(most).toBe(8);
  expect(await server.objects('releases/delta/1.0.0')).toHaveLength(42);
  counted.close();
});

it('tells a bucket that is missing, refuses it or is away from a release that is missing', async () => {
  const missing = releasesBy(sdk, { ...server.settings, bucket: 'elsewhere' });
  const away = releasesBy(sdk, { ...server.settings, url: 'http://127.0.0.1:9' });
  const stranger = releasesBy(sdk, {
    ...server.settings,
    credentials: { accessKeyId: 'STRANGER', secretAccessKey: 'wrong-secret' },
  });
  for (const storage of [missing, away, stranger]) {
    const failed = await storage.read('alpha', '1.0.0', 'release.json').catch((error) => error);
    expect(failed).toMatchObject({ code: 'UNREACHABLE', statusCode: 503 });
    expect(String(failed)).not.toContain('wrong-secret');
    await expect(storage.look()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    storage.close();
  }
  await releases.look();
});
