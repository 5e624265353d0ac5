import { dateFormat, isIsoDate } from '@wayfare/domain';
import * as v from 'valibot';

const CLOCK = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function isTimeZone(name: string): boolean {
  try {
    return dateFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // the only way to ask whether a zone is known
    return false;
  }
}

/** `2026-12-10T09:35`, on the clock of the place that it stands beside. */
export const LocalTimeSchema = v.pipe(
  v.string(),
  v.check((text) => isIsoDate(text.slice(0, 10)) && CLOCK.test(text.slice(10)), 'no local time'),
);
export const TimeZoneSchema = v.pipe(v.string(), v.check(isTimeZone, 'no time zone'));
export const DaySchema = v.pipe(
  v.string(),
  v.check((text) => isIsoDate(text), 'no day'),
);
