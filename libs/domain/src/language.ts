/** The languages of the site; English is the default and has no URL prefix (spec section 1). */
export const LANGUAGES = ['en', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Language of a path: `/nl` and everything below it is Dutch, the rest is English. */
export function languageOfPath(pathname: string): Language {
  return pathname === '/nl' || pathname.startsWith('/nl/') ? 'nl' : 'en';
}

/** Accepts only the languages of the site; anything else is English (I18N-60). */
export function toLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}
