import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';

/** Texts shown before the map's chunk loads. */
const TEXTS: Readonly<Record<Language, { heading: string; openLarge: (name: string) => string }>> =
  {
    en: { heading: 'Where it is', openLarge: (name) => `${name} on the large map` },
    nl: { heading: 'Waar het ligt', openLarge: (name) => `${name} op de grote kaart` },
  };

export const useWhereTexts = () => TEXTS[useLanguage()];
