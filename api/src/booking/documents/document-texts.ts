import type { Language } from '@wayfare/domain';
import en from '../../../locales/documents.en.json';
import nl from '../../../locales/documents.nl.json';

/** A text that papers of every vertical share, by its key in `locales/documents.*.json`. */
export type SharedKey = keyof typeof en;

/** Texts of one vertical; a key that is shared takes the place of the shared text. */
export type Texts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Texts that are written once for one and once for several. */
type CountedKey<Key extends string> = Key extends `${infer Base}.one` ? Base : never;

export type Values = Readonly<Record<string, string>>;

export const SHARED_TEXTS: Texts<SharedKey> = { en, nl };

/** Writes the texts of one document. */
export interface Words<Key extends string = SharedKey> {
  (key: Key, values?: Values): string;
  count(key: CountedKey<Key>, count: number, values?: Values): string;
}

export function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}

/** The shared texts and a vertical's own in one language, their {{names}} filled in. */
export function wordsOf<Own extends string = never>(
  language: Language,
  own?: Texts<Own>,
): Words<SharedKey | Own> {
  const texts: Readonly<Record<string, string>> = { ...SHARED_TEXTS[language], ...own?.[language] };
  const words = (key: string, values?: Values) => fillIn(texts[key] ?? key, values);
  return Object.assign(words, {
    count: (key: string, count: number, values: Values = {}) =>
      words(`${key}.${count === 1 ? 'one' : 'other'}`, { ...values, count: String(count) }),
  });
}
