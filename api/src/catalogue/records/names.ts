import { DEFAULT_LANGUAGE, forLanguages, textFromEnglish } from '@wayfare/domain';
import * as v from 'valibot';
import type { Names } from './records';

/** Names by language; a missing language falls back to English. */
export const NamesSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.check((names) => DEFAULT_LANGUAGE in names, 'the English name is missing'),
  v.transform((names) => namesFrom(names)),
);

/** Fills every language from the English name. */
export function namesFrom(names: Readonly<Record<string, string | undefined>>): Names {
  const english = names[DEFAULT_LANGUAGE] ?? '';
  return forLanguages((language) => names[language] ?? textFromEnglish(english, language));
}

export const sameName = (name: string): Names => forLanguages(() => name);
