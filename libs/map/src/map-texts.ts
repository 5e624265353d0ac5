import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';

const EN = {
  heading: 'Where it is',
  openLarge: (name: string) => `${name} on the large map`,
  sight: 'Sights',
  station: 'Stations',
  airport: 'Airport',
  km: (distance: string) => `${distance} km`,
  sources: 'Coast and water: GSHHG. Railways are schematic',
};

type MapTexts = typeof EN;

const NL: MapTexts = {
  heading: 'Waar het ligt',
  openLarge: (name) => `${name} op de grote kaart`,
  sight: 'Bezienswaardigheden',
  station: 'Stations',
  airport: 'Luchthaven',
  km: (distance) => `${distance} km`,
  sources: 'Kust en water: GSHHG. Spoorlijnen zijn schematisch',
};

const TEXTS: Readonly<Record<Language, MapTexts>> = { en: EN, nl: NL };

/** What every map says in the language of the page. */
export const useMapTexts = (): MapTexts => TEXTS[useLanguage()];
