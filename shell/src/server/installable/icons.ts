import { ICON, MASKABLE_ICON } from './icon';
import { TOUCH_ICON } from '../../app/site-files';

interface Picture {
  readonly path: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** What devices put on a home screen, by size; a maskable one has ground to its edges. */
export const APP_ICONS: readonly Picture[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** All pictures that are served: iOS rounds the corners of its own by itself. */
export const PICTURES: readonly Picture[] = [
  ...APP_ICONS,
  { path: TOUCH_ICON, size: 180, purpose: 'maskable' },
];

/** Draws a picture as PNG. The library is loaded by the first one who asks: few do, and no page needs it. */
export async function drawPicture({ size, purpose }: Picture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = purpose === 'any' ? ICON : MASKABLE_ICON;
  return sharp(Buffer.from(drawing)).resize(size).png().toBuffer();
}
