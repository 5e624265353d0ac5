import { createHash } from 'node:crypto';
import type { Language } from '@wayfare/domain';
import { Problem } from '../platform/http/problem';
import { createConcurrencyLimit } from '../accounts/auth/concurrency-limit';
import type { ConcurrencyLimit } from '../accounts/auth/concurrency-limit';
import type { DiskCache } from '../media/disk-cache';
import type { Media } from '../media/media.service';
import { cardFacts } from './card-facts';
import type { CardFacts, CardSources } from './card-facts';
import { drawCard } from './card-picture';

/** Bump when the drawing changes, to drop cached cards. */
const DRAWING = 1;
const LINE = { atOnce: 1, waiting: 40 };

export interface DrawnCard {
  readonly content: Buffer;
  readonly tag: string;
  /** false: the photo failed, drawn on the default ground for now */
  readonly whole: boolean;
}

export interface Cards {
  card(kind: string, name: string, language: Language): Promise<DrawnCard>;
}

export interface CardsOptions extends CardSources {
  readonly media: Pick<Media, 'picture'>;
  /** shared with the media service */
  readonly cache: DiskCache;
  readonly line?: ConcurrencyLimit;
}

/** Social cards, drawn on demand and cached by content. */
export function cardsService({
  media,
  cache,
  line = createConcurrencyLimit(LINE),
  ...sources
}: CardsOptions): Cards {
  const drawing = new Map<string, Promise<DrawnCard>>();

  async function photoOf({ photo }: CardFacts): Promise<Buffer | null> {
    if (photo === null) return null;
    try {
      return await media.picture({ photo, width: 1280, format: 'webp' });
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  async function draw(facts: CardFacts, tag: string, file: string): Promise<DrawnCard> {
    const photo = await photoOf(facts);
    const content = await line.run(() => drawCard({ ...facts, photo }));
    if (photo === null && facts.photo !== null)
      return { content, tag: `${tag}-plain`, whole: false };
    await cache.set(file, content);
    return { content, tag, whole: true };
  }

  return {
    async card(kind, name, language) {
      const facts = await cardFacts(sources, { kind, name, language });
      if (facts === null) throw new Problem('NOT_FOUND', { text: 'media.unknown' });
      const tag = createHash('sha256')
        .update(JSON.stringify([DRAWING, facts]))
        .digest('hex')
        .slice(0, 32);
      const file = `card-${tag}.png`;
      const kept = await cache.get(file);
      if (kept !== null) return { content: kept, tag, whole: true };
      const running =
        drawing.get(file) ?? draw(facts, tag, file).finally(() => drawing.delete(file));
      drawing.set(file, running);
      return running;
    },
  };
}
