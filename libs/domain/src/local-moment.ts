import { dateFormat } from './date-format';
import { formatDate, isIsoDate, nightsBetween, type DateStyle } from './dates';
import type { Language } from './language';

export interface LocalMoment {
  date: string;
  time: string;
}

/** Local date and time of an ISO moment with offset, unconverted (OQ-19); null for none. */
export function localMoment(
  moment: string,
  language: Language,
  style: DateStyle = 'medium',
): LocalMoment | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(moment);
  const [, date = '', time = ''] = match ?? [];
  return isIsoDate(date) ? { date: formatDate(date, language, style), time } : null;
}

function daysLater(departure: string, arrival: string): number {
  return nightsBetween(departure.slice(0, 10), arrival.slice(0, 10));
}

/** Localised departure day, both times, and days until arrival. */
export function journeyTimes(
  departure: string,
  arrival: string,
  language: Language,
): { date: string; departure: string; arrival: string; days: number } {
  const [start, end] = [localMoment(departure, language), localMoment(arrival, language)];
  return {
    date: start?.date ?? '',
    departure: start?.time ?? '',
    arrival: end?.time ?? '',
    days: start === null || end === null ? 0 : daysLater(departure, arrival),
  };
}

/** Local date and time of an instant; null for an invalid one or an unknown zone. */
export function momentAt(
  instant: string,
  timeZone: string,
  language: Language,
  style: DateStyle = 'medium',
): LocalMoment | null {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return null;
  try {
    return localMoment(
      dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
        .format(time)
        .replace(' ', 'T'),
      language,
      style,
    );
  } catch {
    return null;
  }
}
