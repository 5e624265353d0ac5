import { PICTURE_MAX } from '@wayfare/api-contract/account';

const SIDE = 256;
const QUALITY = 0.85;

export function middleSquare(
  width: number,
  height: number,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Scaled down in the browser, as a data URL; null when the browser cannot decode it. */
export async function toPortrait(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (image === null || context === null) return null;
  const { x, y, side } = middleSquare(image.width, image.height);
  // JPEG has no transparency: white instead of black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  image.close();
  const url = canvas.toDataURL('image/jpeg', QUALITY);
  return url.length <= PICTURE_MAX ? url : null;
}
