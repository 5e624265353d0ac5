import type { PassArea, RailCard } from '@wayfare/api-contract';
import { PassAreasResultSchema, RailCardsResultSchema } from '@wayfare/api-contract/schemas';
import type { Language } from '@wayfare/domain';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { OpenCache } from '../../../platform/answers/answer-cache';

type ReferenceSource = Pick<RailSupplier, 'railCards' | 'passAreas'>;

const KEPT_MS = 10 * 60_000;
const MOST_MB = 2;

export interface RailReference {
  cards(language: Language): Promise<RailCard[]>;
  areas(language: Language): Promise<PassArea[]>;
}

export function railReferenceService(
  supplier: ReferenceSource,
  openCache: OpenCache,
): RailReference {
  const forEachLanguage = { mostMb: MOST_MB, keptMs: KEPT_MS };
  const cards = openCache<RailCard[]>({
    name: 'railcards',
    form: { schema: RailCardsResultSchema },
    ...forEachLanguage,
  });
  const areas = openCache<PassArea[]>({
    name: 'pass areas',
    form: { schema: PassAreasResultSchema },
    ...forEachLanguage,
  });
  return {
    cards: (language) =>
      cards.get(language, async () =>
        (await supplier.railCards(language)).map(({ code, label, country, isPass, ages }) => ({
          code,
          label,
          country,
          isPass,
          ages: ages === null ? null : { ...ages },
        })),
      ),
    areas: (language) =>
      areas.get(language, async () =>
        (await supplier.passAreas(language)).map(({ code, label, countries }) => ({
          code,
          label,
          countries: [...countries],
        })),
      ),
  };
}
