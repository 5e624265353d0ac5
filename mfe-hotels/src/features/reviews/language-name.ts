import type { Language } from '@wayfare/domain';

/** Name of a language in the reader's own, capitalised. */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
