import { dateFormat } from './date-format';
import { DATE_WORDS } from './date-words';
import type { Language } from './language';

/** A calendar day `YYYY-MM-DD`, of no time zone. Compare with `compareDates`. */
export type IsoDate = string;

/** Milliseconds since the epoch; injected so that a test can stand still. */
export type Clock = () => number;

const DAY_MS = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

function toUtc(text: string): number | null {
  const match = PATTERN.exec(text);
  if (match === null) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && fromUtc(time) === text ? time : null;
}

function fromUtc(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}

function requireUtc(date: IsoDate): number {
  const time = toUtc(date);
  if (time === null) throw new RangeError(`"${date}" is not a date YYYY-MM-DD`);
  return time;
}

/** True for a real calendar day written as `YYYY-MM-DD`. */
export function isIsoDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && toUtc(value) !== null;
}

/** The day when `value` is a real one, else null: for what comes from a URL or a form. */
export function parseIsoDate(value: unknown): IsoDate | null {
  return isIsoDate(value) ? value : null;
}

/** The day `days` later, or earlier when negative. Throws for a date that is none. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtc(requireUtc(date) + days * DAY_MS);
}

/** A day with three on each side, in their order; without those that can't be chosen. Throws for a date that is none. */
export const daysNear = (date: IsoDate, isPossible: (day: IsoDate) => boolean): IsoDate[] =>
  [-3, -2, -1, 0, 1, 2, 3].map((days) => addDays(date, days)).filter(isPossible);

/** Nights of a stay; negative when `checkOut` lies before `checkIn`. */
export function nightsBetween(checkIn: IsoDate, checkOut: IsoDate): number {
  return (requireUtc(checkOut) - requireUtc(checkIn)) / DAY_MS;
}

/** Whole years between a birth and a day; negative before it. Who is born on 29 February grows older on 1 March. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Negative when `a` is earlier than `b`; fits `sort`. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  return requireUtc(a) - requireUtc(b);
}

/** The calendar day it is now in a time zone, e.g. `today('Europe/Amsterdam')`. */
export function today(timeZone: string, clock: Clock = Date.now): IsoDate {
  const parts = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(clock());
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day that a traveller's dates are judged by, the same for server and browser wherever the traveller is. */
export function siteDay(clock: Clock = Date.now): IsoDate {
  return today('Europe/Amsterdam', clock);
}

/** `short` 10 Dec, `weekday` Thu 10 Dec, `medium` Thu 10 Dec 2026, `long` 10 December 2026, `full` Thursday 10 December 2026. */
export type DateStyle = 'short' | 'weekday' | 'medium' | 'long' | 'full';

const SHAPES: Readonly<
  Record<DateStyle, { weekday?: 'short' | 'long'; month: 'short' | 'long'; hasYear?: true }>
> = {
  short: { month: 'short' },
  weekday: { weekday: 'short', month: 'short' },
  medium: { weekday: 'short', month: 'short', hasYear: true },
  long: { month: 'long', hasYear: true },
  full: { weekday: 'long', month: 'long', hasYear: true },
};

/**
 * The day as a person reads it; throws a `RangeError` for no date. Own words: ICU releases differ,
 * and `Intl` costs a phone 50 ms.
 */
export function formatDate(date: IsoDate, language: Language, style: DateStyle = 'long'): string {
  const day = new Date(requireUtc(date));
  const { weekday, month, hasYear } = SHAPES[style];
  const words = [
    weekday && DATE_WORDS[language].weekday[weekday][day.getUTCDay()],
    day.getUTCDate(),
    DATE_WORDS[language].month[month][day.getUTCMonth()],
    hasYear && day.getUTCFullYear(),
  ];
  return words.filter((word) => word !== undefined).join(' ');
}
