import { parseIsoDate, type IsoDate } from './dates';
import { LANGUAGE_FACTS, type Language } from './language';

/** 04/11/1988 in English, 04-11-1988 in Dutch; '' for no day. */
export function formatTypedDay(date: IsoDate | '', language: Language): string {
  return date.split('-').reverse().join(LANGUAGE_FACTS[language].typedDay.separator);
}

/** Day-month-year with any separator, or ISO; null for none. */
export function parseTypedDay(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim()) ?? [];
  return parseIsoDate(
    year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

export const typedDayHint = (language: Language): string => LANGUAGE_FACTS[language].typedDay.hint;

/** As `parseTypedDay`, of a future day: also 10122026 and two-digit years. */
export function parseDayToCome(text: string): IsoDate | null {
  const trimmed = text.trim();
  const [, day, month, year] =
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed) ??
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2})$/.exec(trimmed) ??
    [];
  return parseTypedDay(year === undefined ? trimmed : `${day}-${month}-${year.padStart(4, '20')}`);
}

/** ISO day of a query, which holds a typed one when submitted before script; invalid text stays. */
export const dayOfAddress = (text: string | null): string => {
  const short = (text ?? '').slice(0, 10);
  return parseDayToCome(short) ?? short;
};
