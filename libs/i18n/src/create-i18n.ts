import { forLanguages, type Language } from '@wayfare/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** One i18next instance a language, chosen by the URL: a switch changes every vertical in one render. */
export type I18nByLanguage = Readonly<Record<Language, i18n>>;

function instanceFor(language: Language, common: object): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** Instances with the given common messages; the rest is added as it loads. Safe for a process's life. */
export function createI18n(common: Partial<Record<Language, object>>): I18nByLanguage {
  return forLanguages((language) => instanceFor(language, common[language] ?? {}));
}
