import sharp from 'sharp';
import { Problem } from '../platform/http/problem';
import type { DiskCache } from './disk-cache';
import type { PhotoSource } from './photo-source';

export const WIDTHS = [320, 640, 1280] as const;
export const FORMATS = ['webp', 'avif'] as const;

export interface Picture {
  readonly photo: string;
  readonly width: (typeof WIDTHS)[number];
  readonly format: (typeof FORMATS)[number];
}

export interface Media {
  picture(picture: Picture): Promise<Buffer>;
}

/** 50 megapixels, against decompression bombs. */
const MAX_PIXELS = 50_000_000;
/** Resizing is CPU-bound; the process must stay responsive. */
const RESIZES_AT_ONCE = 2;

async function resize(original: Buffer, { width, format }: Picture): Promise<Buffer> {
  try {
    const image = sharp(original, { limitInputPixels: MAX_PIXELS, density: 96 }).resize({
      width,
      fit: 'inside',
    });
    return await (
      format === 'webp' ? image.webp({ quality: 76 }) : image.avif({ quality: 52, effort: 2 })
    ).toBuffer();
  } catch (cause) {
    throw new Problem('SUPPLIER_FAILED', { text: 'media.failed', cause });
  }
}

function queue(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function mediaService(source: PhotoSource, cache: DiskCache): Media {
  const inQueue = queue(RESIZES_AT_ONCE);
  const making = new Map<string, Promise<Buffer>>();

  async function make(picture: Picture, name: string): Promise<Buffer> {
    const made = await inQueue(async () => resize(await source(picture.photo), picture));
    await cache.set(name, made);
    return made;
  }

  return {
    async picture(picture) {
      const name = `${picture.photo}-${picture.width}.${picture.format}`;
      const kept = await cache.get(name);
      if (kept !== null) return kept;
      const running = making.get(name) ?? make(picture, name).finally(() => making.delete(name));
      making.set(name, running);
      return running;
    },
  };
}
