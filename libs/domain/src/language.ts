import { EXTRA_LANGUAGES } from './extra-languages';
import type { LanguageFacts } from './language-facts';

/** The languages of the site; English is the default and has no URL prefix (spec section 1). */
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

/** A language is added here, in the catalogues of texts and in contents and manifests: nothing else asks which one it is. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  ...ROWS,
  ...EXTRA_LANGUAGES,
};

/** In the order in which they are offered. */
export const LANGUAGES = Object.keys(LANGUAGE_FACTS) as readonly Language[];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** The same of each language, such as its path of a page. */
export function forLanguages<Value>(
  make: (language: Language) => Value,
): Readonly<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

/** Is a path that of a prefix such as `/nl`, or below it? */
export const isBelowPrefix = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Language of a path: that of the prefix which it is or is below, such as `/nl`; without one the default. */
export function languageOfPath(pathname: string): Language {
  return (
    LANGUAGES.find(
      (language) =>
        language !== DEFAULT_LANGUAGE && isBelowPrefix(pathname, LANGUAGE_FACTS[language].prefix),
    ) ?? DEFAULT_LANGUAGE
  );
}

/** Accepts only the languages of the site; anything else is English (I18N-60). */
export function toLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

/** The path of the home page: "/", in Dutch "/nl". */
export const homeOf = (language: Language): string => LANGUAGE_FACTS[language].prefix || '/';

/** The locale that dates, times and speech of a language use, "en-GB"; the visitor's own browser locale plays no part. */
export const localeOf = (language: Language): string => LANGUAGE_FACTS[language].locale;

/** The country whose spelling the texts of a language follow, ISO 3166-1 alpha-2. */
export const territoryOf = (language: Language): string =>
  LANGUAGE_FACTS[language].locale.split('-').at(-1) ?? '';

/** What a path in a language is made of where only English's is known: `/nl/hotels` of `/hotels`. */
export const pathFromEnglish = (path: string, language: Language): string =>
  (LANGUAGE_FACTS[language].prefix + path).replace(/(.)\/$/, '$1');

/** What is said in a language where only the English text is known. */
export const textFromEnglish = (text: string, language: Language): string =>
  LANGUAGE_FACTS[language].standIn?.(text) ?? text;
