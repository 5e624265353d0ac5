import { Readable } from 'node:stream';
import { builtRelease } from '../testing/built-release.fixture';
import { packRelease, unpackRelease } from './release-tar';

const MOST = 2 ** 20;

/** As it comes over a network: in parts that end anywhere. */
const inParts = (tar: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(tar.length / size) }, (_, index) =>
      tar.subarray(index * size, (index + 1) * size),
    ),
  );

it.each([1, 511, 512, 1_000, MOST])(
  'unpacks what it packed, in parts of %i bytes',
  async (size) => {
    const { files } = builtRelease({ code: 'x'.repeat(700) });
    const tar = packRelease(files);
    const heard: Buffer[] = [];
    const unpacked = await unpackRelease(inParts(tar, size), MOST, (part) => void heard.push(part));
    expect(new Map([...unpacked].sort())).toEqual(new Map([...files].sort()));
    expect(Buffer.concat(heard)).toEqual(tar);
  },
);

it('packs the same files as the same bytes, whatever their order', () => {
  const files = [...builtRelease().files];
  expect(packRelease(new Map(files))).toEqual(packRelease(new Map(files.reverse())));
});

it('packs an empty file, and one of whole blocks', async () => {
  const files = new Map([
    ['client/empty.css', Buffer.alloc(0)],
    ['client/whole.js', Buffer.alloc(1_024, 'a')],
  ]);
  expect(await unpackRelease(inParts(packRelease(files), 512), MOST)).toEqual(files);
});

it.each([
  '../evil.js',
  '/etc/evil',
  'client/../evil.js',
  'evil.js',
  `client/${'a'.repeat(300)}.js`,
])('packs no %s', (name) => {
  expect(() => packRelease(new Map([[name, Buffer.alloc(0)]]))).toThrow(
    expect.objectContaining({ code: 'MANIFEST' }),
  );
});

it('ends with its limit, and leaves the rest unread', async () => {
  const tar = packRelease(new Map([['client/large.js', Buffer.alloc(MOST + 1)]]));
  const stream = inParts(tar, 4_096);
  await expect(unpackRelease(stream, MOST)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(stream.destroyed).toBe(false);
});

it('takes no tar that ends in the middle of a file', async () => {
  const tar = packRelease(new Map([['client/a.js', Buffer.alloc(2_000)]])).subarray(0, 1_500);
  await expect(unpackRelease(inParts(tar, 512), MOST)).rejects.toMatchObject({ code: 'REQUEST' });
});
