import { addDays, isIsoDate, nightsBetween, type IsoDate } from '@wayfare/domain';

const DAY = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g;
const RELATIVE = /\{day([+-]\d+)\}/g;

/** The text with the days from `today` on as `{day+30}`, so that they stay ahead whenever it is read. Past days stay. */
export const withRelativeDays = (text: string, today: IsoDate): string =>
  text.replace(DAY, (day) =>
    isIsoDate(day) && day >= today ? `{day+${nightsBetween(today, day)}}` : day,
  );

/** The text with the dates that its relative days have today. */
export const withDates = (text: string, today: IsoDate): string =>
  text.replace(RELATIVE, (_whole, days: string) => addDays(today, Number(days)));

/** The text without which day it was asked for. */
export const withoutDays = (text: string): string => text.replace(DAY, '{day}');
