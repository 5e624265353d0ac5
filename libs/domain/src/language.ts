import { EXTRA_LANGUAGES } from './extra-languages';
import type { LanguageFacts } from './language-facts';

/** English is the default, without URL prefix (spec section 1). */
export type Language = 'en' | 'nl';

const ROWS: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    prefix: '',
    locale: 'en-GB',
    direction: 'ltr',
    ownName: 'English',
    signs: { group: ',', decimal: '.' },
    euros: (minus, digits) => `${minus}€${digits}`,
    typedDay: { separator: '/', hint: 'dd/mm/yyyy' },
    duration: { hour: 'h', minute: 'min' },
    home: '',
  },
  nl: {
    prefix: '/nl',
    locale: 'nl-NL',
    direction: 'ltr',
    ownName: 'Nederlands',
    signs: { group: '.', decimal: ',' },
    euros: (minus, digits) => `€\u00a0${minus}${digits}`,
    typedDay: { separator: '-', hint: 'dd-mm-jjjj' },
    duration: { hour: 'u', minute: 'min' },
    home: 'NL',
  },
};

/** Adding a row, texts, contents and manifests adds a language: no code branches on it. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  ...ROWS,
  ...EXTRA_LANGUAGES,
};

export const LANGUAGES = Object.keys(LANGUAGE_FACTS) as readonly Language[];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export function forLanguages<Value>(
  make: (language: Language) => Value,
): Readonly<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

/** Path equal to or below a prefix such as `/nl`. */
export const isBelowPrefix = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Language by path prefix; the default without one. */
export function languageOfPath(pathname: string): Language {
  return (
    LANGUAGES.find(
      (language) =>
        language !== DEFAULT_LANGUAGE && isBelowPrefix(pathname, LANGUAGE_FACTS[language].prefix),
    ) ?? DEFAULT_LANGUAGE
  );
}

/** Language of the site; anything else is English (I18N-60). */
export function toLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

export const homeOf = (language: Language): string => LANGUAGE_FACTS[language].prefix || '/';

/** BCP 47 locale such as "en-GB"; the visitor's own plays no part. */
export const localeOf = (language: Language): string => LANGUAGE_FACTS[language].locale;

/** Country of the texts' spelling, ISO 3166-1 alpha-2. */
export const territoryOf = (language: Language): string =>
  LANGUAGE_FACTS[language].locale.split('-').at(-1) ?? '';

/** Prefixed English path: `/nl/hotels` of `/hotels`. */
export const pathFromEnglish = (path: string, language: Language): string =>
  (LANGUAGE_FACTS[language].prefix + path).replace(/(.)\/$/, '$1');

export const textFromEnglish = (text: string, language: Language): string =>
  LANGUAGE_FACTS[language].standIn?.(text) ?? text;
