import type { Language } from '@wayfare/domain';

const EN = {
  sight: 'Sights',
  station: 'Stations',
  airport: 'Airport',
  km: (distance: string) => `${distance} km`,
  sources: 'Coast and water: GSHHG. Railways are schematic',
};

type MapTexts = typeof EN;

const NL: MapTexts = {
  sight: 'Bezienswaardigheden',
  station: 'Stations',
  airport: 'Luchthaven',
  km: (distance) => `${distance} km`,
  sources: 'Kust en water: GSHHG. Spoorlijnen zijn schematisch',
};

const TEXTS: Readonly<Record<Language, MapTexts>> = { en: EN, nl: NL };

/** Texts of every map. */
export const mapTexts = (language: Language): MapTexts => TEXTS[language];
