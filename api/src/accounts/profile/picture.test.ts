import sharp from 'sharp';
import { Problem } from '../../platform/http/problem';
import { portrait } from './picture';

const dataUrl = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24506e' } });

describe('A picture of somebody', () => {
  it.each<[string, () => Promise<string>]>([
    ['PNG', async () => dataUrl(await plain(400, 300).png().toBuffer())],
    ['JPEG', async () => dataUrl(await plain(300, 900).jpeg().toBuffer(), 'jpeg')],
    ['WebP', async () => dataUrl(await plain(64, 64).webp().toBuffer(), 'webp')],
    [
      'JPEG under another name',
      async () => dataUrl(await plain(200, 200).jpeg().toBuffer(), 'png'),
    ],
    [
      'transparent PNG',
      async () =>
        dataUrl(
          await sharp({
            create: {
              width: 90,
              height: 90,
              channels: 4,
              background: { r: 1, g: 2, b: 3, alpha: 0 },
            },
          })
            .png()
            .toBuffer(),
        ),
    ],
  ])('becomes a WebP of 128 by 128 from a %s', async (_kind, make) => {
    const made = await portrait(await make());
    expect(made).toMatch(/^data:image\/webp;base64,/);
    expect(await sharp(bytesOf(made)).metadata()).toMatchObject({
      format: 'webp',
      width: 128,
      height: 128,
    });
  });

  it('is turned the right way up, and says nothing of where, when and by what it was taken', async () => {
    const taken = plain(200, 100)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Sanne', Model: 'Camera 7' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' },
      })
      .withMetadata({ orientation: 6 });
    const bytes = await taken.toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { exif, xmp, icc, orientation } = await sharp(
      bytesOf(await portrait(dataUrl(bytes, 'jpeg'))),
    ).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      orientation: undefined,
    });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['words', async () => Buffer.from('this is no picture')],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a script',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>',
        ),
    ],
    ['a GIF', async () => plain(64, 64).gif().toBuffer()],
    ['a PDF', async () => Buffer.from('%PDF-1.7 obj')],
    [
      'the first bytes of a PNG',
      async () => (await plain(64, 64).png().toBuffer()).subarray(0, 40),
    ],
    [
      'a JPEG cut off in the middle',
      async () =>
        (
          await sharp({
            create: {
              width: 400,
              height: 400,
              channels: 3,
              background: 'red',
              noise: { type: 'gaussian', mean: 128, sigma: 60 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9_000),
    ],
    [
      'a PNG signature before words',
      async () =>
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
          Buffer.from('words'),
        ]),
    ],
    ['a picture of one pixel', async () => plain(1, 1).png().toBuffer()],
    ['a line', async () => plain(4_000, 2).png().toBuffer()],
    [
      'a small file of an enormous picture',
      async () => plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
    ],
    ['a picture that is too wide', async () => plain(4_097, 64).png().toBuffer()],
  ])('is none made of %s', async (_what, make) => {
    const refused = await portrait(dataUrl(await make())).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ statusCode: 422, field: 'picture', text: 'account.picture' });
  });
});
