import { addDays, isIsoDate, nightsBetween, type IsoDate } from '@wayfare/domain';

const DAY = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g;
const RELATIVE = /\{day([+-]\d+)\}/g;

export const withRelativeDays = (text: string, today: IsoDate): string =>
  text.replace(DAY, (day) =>
    isIsoDate(day) && day >= today ? `{day+${nightsBetween(today, day)}}` : day,
  );

export const withDates = (text: string, today: IsoDate): string =>
  text.replace(RELATIVE, (_whole, days: string) => addDays(today, Number(days)));

export const withoutDays = (text: string): string => text.replace(DAY, '{day}');
