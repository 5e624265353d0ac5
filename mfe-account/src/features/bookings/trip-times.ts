import type { Trip } from '@wayfare/api-contract';
import { formatDate, nightsBetween, today, type IsoDate, type Language } from '@wayfare/domain';

export interface Countdown {
  readonly key: 'inDays' | 'tomorrow' | 'today' | 'underWay';
  readonly count: number;
}

/** Days until the trip by the calendars of its first and last place, not the reader's. Null once it is over. */
export function countdownOf(
  { from, until }: Pick<Trip, 'from' | 'until'>,
  now: number,
): Countdown | null {
  const days = nightsBetween(
    today(from.timeZone, () => now),
    from.day,
  );
  if (days > 1) return { key: 'inDays', count: days };
  if (days === 1) return { key: 'tomorrow', count: days };
  if (days === 0) return { key: 'today', count: 0 };
  return today(until.timeZone, () => now) <= until.day ? { key: 'underWay', count: 0 } : null;
}

const dayNumber = (day: IsoDate) => String(Number(day.slice(8)));

/** `3–10 December 2026`, `28 November – 3 December 2026`, `30 December 2026 – 2 January 2027`, or one day. */
export function formatDays(from: IsoDate, until: IsoDate, language: Language): string {
  const end = formatDate(until, language, 'long');
  if (from >= until) return formatDate(from, language, 'long');
  if (from.slice(0, 7) === until.slice(0, 7)) return `${dayNumber(from)}–${end}`;
  const start = formatDate(from, language, 'long');
  const year = ` ${from.slice(0, 4)}`;
  return `${from.slice(0, 4) === until.slice(0, 4) ? start.replace(year, '') : start} – ${end}`;
}
