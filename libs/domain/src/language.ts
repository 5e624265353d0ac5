/** The languages of the site; English is the default and has no URL prefix (spec section 1). */
export const LANGUAGES = ['en', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** What differs between languages and is no text. */
interface LanguageFacts {
  /** what every path of the language begins with */
  prefix: string;
  /** BCP 47, of dates, times and speech */
  locale: string;
  /** between thousands, and before decimals */
  signs: { readonly group: string; readonly decimal: string };
  /** an amount of its minus sign, or none, and its digits */
  euros: (minus: string, digits: string) => string;
}

/** A language is added here, in the catalogues of texts and in contents and manifests: nothing else asks which one it is. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    prefix: '',
    locale: 'en-GB',
    signs: { group: ',', decimal: '.' },
    euros: (minus, digits) => `${minus}€${digits}`,
  },
  nl: {
    prefix: '/nl',
    locale: 'nl-NL',
    signs: { group: '.', decimal: ',' },
    euros: (minus, digits) => `€\u00a0${minus}${digits}`,
  },
};

const isBelow = (pathname: string, prefix: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Language of a path: that of the prefix which it is or is below, such as `/nl`; without one the default. */
export function languageOfPath(pathname: string): Language {
  return (
    LANGUAGES.find(
      (language) =>
        language !== DEFAULT_LANGUAGE && isBelow(pathname, LANGUAGE_FACTS[language].prefix),
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
