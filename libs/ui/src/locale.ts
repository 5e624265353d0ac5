import type { Language } from '@wayfare/domain';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL' };

/** The locale that dates and spoken texts of a language use; the visitor's own browser locale plays no part. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}
