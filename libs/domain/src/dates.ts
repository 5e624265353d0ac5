import { dateFormat } from './date-format';
import { DATE_WORDS } from './date-words';
import type { Language } from './language';

/** Calendar day `YYYY-MM-DD` without a time zone; compare with `compareDates`. */
export type IsoDate = string;

export type Clock = () => number;

const DAY_MS = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

function toUtc(text: string): number | null {
  const match = PATTERN.exec(text);
  if (match === null) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  // every month has 28 days, and a later one may be read as one of the next month
  return Number(match[3]) <= 28 || fromUtc(time) === text ? time : null;
}

function fromUtc(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}

function requireUtc(date: IsoDate): number {
  const time = toUtc(date);
  if (time === null) throw new RangeError(`"${date}" is not a date YYYY-MM-DD`);
  return time;
}

export function isIsoDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && toUtc(value) !== null;
}

export function parseIsoDate(value: unknown): IsoDate | null {
  return isIsoDate(value) ? value : null;
}

/** Day `days` later (negative: earlier). Throws for an invalid date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtc(requireUtc(date) + days * DAY_MS);
}

/** A day with up to three possible ones on each side, in order. Throws for an invalid date. */
export const daysNear = (date: IsoDate, isPossible: (day: IsoDate) => boolean): IsoDate[] =>
  [-3, -2, -1, 0, 1, 2, 3].map((days) => addDays(date, days)).filter(isPossible);

/** Nights of a stay; negative when reversed. */
export function nightsBetween(checkIn: IsoDate, checkOut: IsoDate): number {
  return (requireUtc(checkOut) - requireUtc(checkIn)) / DAY_MS;
}

/** Age in whole years, negative before birth; 29 February counts as 1 March. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

export function compareDates(a: IsoDate, b: IsoDate): number {
  return requireUtc(a) - requireUtc(b);
}

function dayAt(timeZone: string, time: number): IsoDate {
  const parts = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const MINUTE_MS = 60_000;
const present = /* @__PURE__ */ new Map<string, readonly [minute: number, day: IsoDate]>();

/** Today in a time zone, e.g. `today('Europe/Amsterdam')`; throws a RangeError for an unknown one. */
export function today(timeZone: string, clock: Clock = Date.now): IsoDate {
  const time = clock();
  // zones have differed by whole minutes since 1972, so a day begins with one of them
  const minute = Math.floor(time / MINUTE_MS);
  const known = present.get(timeZone);
  if (known?.[0] === minute) return known[1];
  const day = dayAt(timeZone, time);
  present.set(timeZone, [minute, day]);
  return day;
}

/** The site's day, equal on server and browser wherever the traveller is. */
export function siteDay(clock: Clock = Date.now): IsoDate {
  return today('Europe/Amsterdam', clock);
}

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

/** Localised day; throws a `RangeError` for an invalid one. No `Intl`: it costs a phone 50 ms and ICU differs. */
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
