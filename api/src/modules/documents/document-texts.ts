import type { Language } from '@wayfare/domain';
import en from '../../../locales/documents.en.json';
import nl from '../../../locales/documents.nl.json';

/** A text of mails, vouchers and calendars, by its key in `locales/documents.*.json`. */
export type DocumentTextKey = keyof typeof en;

/** Texts that are written once for one and once for several. */
type CountedKey = { [Key in DocumentTextKey]: Key extends `${infer Base}.one` ? Base : never }[DocumentTextKey];

export type Values = Readonly<Record<string, string>>;

const TEXTS: Readonly<Record<Language, Readonly<Record<DocumentTextKey, string>>>> = { en, nl };

/** Writes the texts of one document. */
export interface Words {
  (key: DocumentTextKey, values?: Values): string;
  count(key: CountedKey, count: number, values?: Values): string;
}

export function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}

/** The texts in one language, their {{names}} filled in. */
export function wordsOf(language: Language): Words {
  const words = (key: DocumentTextKey, values?: Values) => fillIn(TEXTS[language][key], values);
  return Object.assign(words, {
    count: (key: CountedKey, count: number, values: Values = {}) => words(`${key}.${count === 1 ? 'one' : 'other'}`, { ...values, count: String(count) }),
  });
}
