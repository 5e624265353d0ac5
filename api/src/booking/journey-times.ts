import { dateFormat, isIsoDate } from '@wayfare/domain';
import * as v from 'valibot';

const CLOCK = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Caches the costly check of a zone; there are a few hundred. */
const KNOWN_ZONES = new Set<string>();

function isTimeZone(name: string): boolean {
  if (KNOWN_ZONES.has(name)) return true;
  try {
    const isKnown = dateFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    if (isKnown) KNOWN_ZONES.add(name);
    return isKnown;
  } catch {
    // the only way to ask whether a zone is known
    return false;
  }
}

/** `2026-12-10T09:35`, local to the place beside it. */
export const LocalTimeSchema = v.pipe(
  v.string(),
  v.check((text) => isIsoDate(text.slice(0, 10)) && CLOCK.test(text.slice(10)), 'no local time'),
);
export const TimeZoneSchema = v.pipe(v.string(), v.check(isTimeZone, 'no time zone'));
export const DaySchema = v.pipe(
  v.string(),
  v.check((text) => isIsoDate(text), 'no day'),
);
