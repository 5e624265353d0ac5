import { ICON, MASKABLE_ICON } from './icon';
import { TOUCH_ICON } from '../../app/site-files';

interface Picture {
  readonly path: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

export const APP_ICONS: readonly Picture[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

export const PICTURES: readonly Picture[] = [
  ...APP_ICONS,
  { path: TOUCH_ICON, size: 180, purpose: 'maskable' },
];

export async function drawPicture({ size, purpose }: Picture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = purpose === 'any' ? ICON : MASKABLE_ICON;
  return sharp(Buffer.from(drawing)).resize(size).png().toBuffer();
}
