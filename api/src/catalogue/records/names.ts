import { DEFAULT_LANGUAGE, forLanguages, textFromEnglish } from '@wayfare/domain';
import * as v from 'valibot';
import type { Names } from './records';

/** Names by language as a supplier or a row has them; in a language that it does not have they are English. */
export const NamesSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.check((names) => DEFAULT_LANGUAGE in names, 'the English name is missing'),
  v.transform((names) => namesFrom(names)),
);

/** The name in each language, of what has an English one. */
export function namesFrom(names: Readonly<Record<string, string | undefined>>): Names {
  const english = names[DEFAULT_LANGUAGE] ?? '';
  return forLanguages((language) => names[language] ?? textFromEnglish(english, language));
}

/** What is called the same in all languages, such as a hotel. */
export const sameName = (name: string): Names => forLanguages(() => name);
