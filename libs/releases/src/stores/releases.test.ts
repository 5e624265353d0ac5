import * as sdk from '@aws-sdk/client-s3';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderReleases } from '../folder-releases';
import type { ReleaseArchive } from '../registry';
import { madeRelease } from '../testing/release.fixture';
import { startS3 } from '../testing/s3-server.fixture';
import { releasesBy } from './s3-releases';

interface Place {
  /** A further client of the same storage. */
  client(): ReleaseArchive;
  remove(): Promise<void>;
}

async function inFolder(): Promise<Place> {
  const root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  // what a name must not lead to
  await writeFile(path.join(root, 'release.json'), '{}');
  return {
    client: () => folderReleases(path.join(root, 'below')),
    remove: () => rm(root, { recursive: true }),
  };
}

async function inS3(): Promise<Place> {
  const server = await startS3();
  const opened: { close(): void }[] = [];
  return {
    client() {
      const releases = releasesBy(sdk, server.settings);
      opened.push(releases);
      return releases;
    },
    async remove() {
      for (const releases of opened) releases.close();
      await server.remove();
    },
  };
}

const ADAPTERS: readonly (readonly [string, () => Promise<Place>])[] = [
  ['in folders', inFolder],
  ['in S3', inS3],
];

describe.each(ADAPTERS)('Releases %s', (_name, open) => {
  let place: Place;
  let store: ReleaseArchive;
  let name: string;
  let count = 0;
  beforeAll(async () => {
    place = await open();
    store = place.client();
  });
  afterAll(() => place.remove());
  beforeEach(() => {
    count += 1;
    name = `alpha-${count}`;
  });

  const { files } = madeRelease('1.0.0');
  const other = madeRelease('1.0.0', {}, 'exports.version = "another"').files;

  it('are kept whole, for every client', async () => {
    expect(await store.add(name, '1.0.0', files)).toBe('added');
    const reader = place.client();
    expect(await reader.versions(name)).toEqual(['1.0.0']);
    for (const [file, content] of files)
      expect((await reader.read(name, '1.0.0', file)).equals(content)).toBe(true);
  });

  it('are listed by version, those of another name apart', async () => {
    expect(await store.versions(name)).toEqual([]);
    for (const version of ['1.0.0', '1.0.0-abc', '0.9.0']) await store.add(name, version, files);
    await store.add(`${name}-more`, '7.0.0', files);
    expect(await store.versions(name)).toEqual(['0.9.0', '1.0.0', '1.0.0-abc']);
  });

  it('are taken again without a change', async () => {
    await store.add(name, '1.0.0', files);
    expect(await place.client().add(name, '1.0.0', files)).toBe('present');
  });

  it('never change: other content under a version that exists is refused, and nothing is written', async () => {
    await store.add(name, '1.0.0', files);
    await expect(store.add(name, '1.0.0', other)).rejects.toMatchObject({
      code: 'CONFLICT',
      statusCode: 409,
    });
    for (const [file, content] of files)
      expect((await store.read(name, '1.0.0', file)).equals(content)).toBe(true);
  });

  it('of the same content may be published by many at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => place.client().add(name, '1.0.0', files)),
    );
    expect(answers).toContain('added');
    expect(await store.versions(name)).toEqual(['1.0.0']);
  });

  it('of one version and two contents, published at the same time, are one at most, and whole', async () => {
    const contents = [files, other, files, other];
    const answers = await Promise.allSettled(
      contents.map((content) => place.client().add(name, '1.0.0', content)),
    );
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' });
    const stored = contents.filter((_content, index) => answers[index]?.status === 'fulfilled');
    expect(new Set(stored).size).toBeLessThanOrEqual(1);
    // where all gave way, the next one has it
    const [winner = files] = stored;
    await store.add(name, '1.0.0', winner);
    for (const [file, content] of winner)
      expect((await store.read(name, '1.0.0', file)).equals(content)).toBe(true);
  });

  it.each([
    ['9.9.9', 'release.json'],
    ['1.0.0', 'client/nothing.js'],
    ['../..', 'release.json'],
    ['.hidden', 'release.json'],
  ])('have nothing for version %s, file %s', async (version, file) => {
    await store.add(name, '1.0.0', files);
    await expect(store.read(name, version, file)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      statusCode: 404,
    });
  });

  it.each([
    ['..', '1.0.0'],
    ['.hidden', '1.0.0'],
  ])('are not of a name such as %s', async (wrong, version) => {
    await expect(store.read(wrong, version, 'release.json')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('have signatures beside them, of each key the last', async () => {
    await store.add(name, '1.0.0', files);
    for (const text of ['one', 'two'])
      await store.putSignature(name, '1.0.0', { file: 'signatures/a', content: Buffer.from(text) });
    expect((await store.read(name, '1.0.0', 'signatures/a')).toString()).toBe('two');
    expect(await store.add(name, '1.0.0', files)).toBe('present');
    const signature = { file: 'signatures/a', content: Buffer.from('x') };
    await expect(store.putSignature(name, '2.0.0', signature)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await store.versions(name)).toEqual(['1.0.0']);
  });

  it('say when they were stored, and are taken away whole, so that others take their place', async () => {
    const before = Date.now() - 2_000;
    await store.add(name, '1.0.0', files);
    await store.add(name, '2.0.0', files);
    const signature = { file: 'signatures/a', content: Buffer.from('x') };
    await store.putSignature(name, '1.0.0', signature);
    expect((await store.storedAt(name, '1.0.0')).getTime()).toBeGreaterThanOrEqual(before);
    await store.remove(name, '1.0.0');
    await store.remove(name, '1.0.0');
    expect(await place.client().versions(name)).toEqual(['2.0.0']);
    for (const file of ['release.json', 'signatures/a'])
      await expect(store.read(name, '1.0.0', file)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.storedAt(name, '1.0.0')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = new Map([...files, ['release.json', Buffer.from('{"other":1}')]]);
    expect(await store.add(name, '1.0.0', other)).toBe('added');
  });
});
