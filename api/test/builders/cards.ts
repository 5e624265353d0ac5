import { cardsService } from '../../src/preview-cards/cards.service';
import type { Cards } from '../../src/preview-cards/cards.service';

/** For tests: cards that are kept in memory. */
export function cardsInMemory(sources: Omit<Parameters<typeof cardsService>[0], 'cache'>): Cards {
  const kept = new Map<string, Buffer>();
  return cardsService({
    ...sources,
    cache: {
      get: async (name) => kept.get(name) ?? null,
      set: async (name, picture) => void kept.set(name, picture),
    },
  });
}
