import type { Language } from '@wayfare/domain';

/** What a language is called in the reader's own, with a capital, as it stands at the start of a line. */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
