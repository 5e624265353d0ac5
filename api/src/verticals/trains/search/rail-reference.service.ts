import type { PassArea, RailCard } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { keptAnswers } from './kept-answers';

type ReferenceSource = Pick<RailSupplier, 'railCards' | 'passAreas'>;

export interface RailReference {
  cards(language: Language): Promise<RailCard[]>;
  areas(language: Language): Promise<PassArea[]>;
}

export function railReferenceService(supplier: ReferenceSource): RailReference {
  const cards = keptAnswers<RailCard[]>(2);
  const areas = keptAnswers<PassArea[]>(2);
  return {
    cards: (language) =>
      cards(language, async () =>
        (await supplier.railCards(language)).map(({ code, label, country, isPass, ages }) => ({
          code,
          label,
          country,
          isPass,
          ages: ages === null ? null : { ...ages },
        })),
      ),
    areas: (language) =>
      areas(language, async () =>
        (await supplier.passAreas(language)).map(({ code, label, countries }) => ({
          code,
          label,
          countries: [...countries],
        })),
      ),
  };
}
