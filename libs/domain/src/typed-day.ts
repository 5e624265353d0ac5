import { parseIsoDate, type IsoDate } from './dates';
import { LANGUAGE_FACTS, type Language } from './language';

/** A day as it is typed in a language: 04/11/1988 in English, 04-11-1988 in Dutch; empty for no day. */
export function formatTypedDay(date: IsoDate | '', language: Language): string {
  return date.split('-').reverse().join(LANGUAGE_FACTS[language].typedDay.separator);
}

/** The day that somebody typed, day before month before year with any separator, or the other way round as in ISO; null for none. */
export function parseTypedDay(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim()) ?? [];
  return parseIsoDate(
    year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/** "dd/mm/yyyy", in Dutch "dd-mm-jjjj". */
export const typedDayHint = (language: Language): string => LANGUAGE_FACTS[language].typedDay.hint;

/**
 * As `parseTypedDay`, of a future day in a field that was left: also 10122026, and a year of two
 * digits of this century.
 */
export function parseDayToCome(text: string): IsoDate | null {
  const trimmed = text.trim();
  const [, day, month, year] =
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed) ??
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2})$/.exec(trimmed) ??
    [];
  return parseTypedDay(year === undefined ? trimmed : `${day}-${month}-${year.padStart(4, '20')}`);
}

/** A day of an address: as it was typed where a form was sent without script, else ISO. What is no day stays as it is. */
export const dayOfAddress = (text: string | null): string => {
  const short = (text ?? '').slice(0, 10);
  return parseDayToCome(short) ?? short;
};
