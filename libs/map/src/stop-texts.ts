import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';

const EN = {
  kindIn: {
    station: (where: string) => `Railway station in ${where}`,
    airport: (where: string) => `Airport in ${where}`,
  },
  localName: 'Local name',
  codes: 'Codes',
  others: {
    station: (city: string) => `Other stations in ${city}`,
    airport: (city: string) => `Other airports in ${city}`,
  },
  stays: (name: string) => `Places to stay near ${name}`,
  about: (name: string) => `More about ${name}`,
};

type StopTexts = typeof EN;

const NL: StopTexts = {
  kindIn: {
    station: (where) => `Treinstation in ${where}`,
    airport: (where) => `Luchthaven in ${where}`,
  },
  localName: 'Lokale naam',
  codes: 'Codes',
  others: {
    station: (city) => `Andere stations in ${city}`,
    airport: (city) => `Andere luchthavens in ${city}`,
  },
  stays: (name) => `Overnachten bij ${name}`,
  about: (name) => `Meer over ${name}`,
};

const TEXTS: Readonly<Record<Language, StopTexts>> = { en: EN, nl: NL };

/** Texts of stops, in the page's language. */
export const useStopTexts = (): StopTexts => TEXTS[useLanguage()];
