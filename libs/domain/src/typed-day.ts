import { parseIsoDate, type IsoDate } from './dates';
import type { Language } from './language';

const SEPARATORS: Readonly<Record<Language, string>> = { en: '/', nl: '-' };

/** A day as it is typed in a language: 04/11/1988 in English, 04-11-1988 in Dutch; empty for no day. */
export function formatTypedDay(date: IsoDate | '', language: Language): string {
  return date.split('-').reverse().join(SEPARATORS[language]);
}

/** The day that somebody typed, day before month before year with any separator, or the other way round as in ISO; null for none. */
export function parseTypedDay(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim()) ?? [];
  return parseIsoDate(
    year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}
