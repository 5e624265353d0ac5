import { TRAIN_AGES, type RailCard, type TrainCategory } from '@wayfare/api-contract';
import { countryName, type Language } from '@wayfare/domain';
import type { SelectOption } from '@wayfare/ui';
import type { Cards } from '../../domain/search/criteria';

/** "BahnCard 25 (Germany)"; an unknown card of an address is shown by code, so that it can be removed. */
export function cardOptions(
  known: readonly RailCard[],
  chosen: string,
  { language, none }: { language: Language; none: string },
): SelectOption[] {
  const nameOf = ({ label, country }: RailCard) =>
    /^[A-Z]{2}$/.test(country) && country !== 'EU'
      ? `${label} (${countryName(country, language)})`
      : label;
  const cards = known.map((card) => ({ value: card.code, label: nameOf(card) }));
  const isKnown = chosen === '' || known.some(({ code }) => code === chosen);
  return [
    { value: '', label: none },
    ...cards,
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ];
}

/** Cards of a category; an adult was searched for as aged 30 to 64. */
export function cardsFor(known: readonly RailCard[], category: TrainCategory): RailCard[] {
  const { min, max } = TRAIN_AGES[category];
  const oldest = category === 'adult' ? TRAIN_AGES.senior.min - 1 : max;
  return known.filter(({ ages }) => ages === null || (ages.from <= oldest && ages.to >= min));
}

export function withCard(
  cards: Cards,
  { category, index }: { category: TrainCategory; index: number },
  code: string,
): Cards {
  const own = cards[category] ?? [];
  return {
    ...cards,
    [category]: Array.from({ length: Math.max(own.length, index + 1) }, (_, at) =>
      at === index ? code : (own[at] ?? ''),
    ),
  };
}
