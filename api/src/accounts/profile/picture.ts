import sharp from 'sharp';
import { invalid } from '../../platform/http/problem';

const SIDE = 128;
/** Decompression bomb: a small file can unpack to an enormous picture. */
const LARGEST_SIDE = 4_096;
const SMALLEST_SIDE = 16;
const SECONDS = 5;

const SIGNATURES = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/];

/** Magic bytes only: the decoder knows formats that can fetch or script. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return SIGNATURES.some((signature) => signature.test(head));
}

async function encode(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, {
    limitInputPixels: LARGEST_SIDE * LARGEST_SIDE,
    failOn: 'truncated',
  });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > LARGEST_SIDE || Math.min(width, height) < SMALLEST_SIDE)
    throw new RangeError(`${width}x${height} is no portrait`);
  return picture
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'cover' })
    .webp({ quality: 80 })
    .timeout({ seconds: SECONDS })
    .toBuffer();
}

/** Re-encodes 128 by 128 pixels alone, so that no metadata (place, time) remains. */
export async function portrait(dataUrl: string): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (!isPicture(bytes)) throw invalid('picture', 'account.picture');
  const small = await encode(bytes).catch(() => {
    throw invalid('picture', 'account.picture');
  });
  return `data:image/webp;base64,${small.toString('base64')}`;
}
