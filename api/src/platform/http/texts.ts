import type { Language } from '@wayfare/domain';
import en from '../../../locales/en.json';
import nl from '../../../locales/nl.json';

/** A text of the API, by its key in `locales`. */
export type TextKey = keyof typeof en;

const TEXTS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en, nl };

/** The text in a language, its {{names}} filled in. */
export function text(
  key: TextKey,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return TEXTS[language][key].replace(
    /\{\{(\w+)\}\}/g,
    (_match, name: string) => values[name] ?? '',
  );
}

export function isTextKey(key: string): key is TextKey {
  return key in en;
}
