import { LANGUAGES, type Language } from '@wayfare/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

/**
 * One i18next instance for each language. The URL decides which one a page uses, so changing the language changes every
 * visible vertical in the one render that shows the new URL.
 */
export type I18nByLanguage = Readonly<Record<Language, i18n>>;

const COMMON: Record<Language, object> = { en, nl };

function instanceFor(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common: COMMON[language] } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** Instances with the site's common messages; verticals add their namespaces as they load. Safe to keep for a process's life. */
export function createI18n(): I18nByLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [language, instanceFor(language)])) as Record<Language, i18n>;
}
