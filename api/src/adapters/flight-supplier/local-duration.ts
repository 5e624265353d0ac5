import { dateFormat } from '@wayfare/domain';

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;

function shownAt(at: number, timeZone: string): number {
  const parts = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const guess = asUtc - (shownAt(asUtc, timeZone) - asUtc);
  return guess - (shownAt(guess, timeZone) - asUtc);
}

interface LocalTime {
  readonly local: string;
  readonly timeZone: string;
}

/** Elapsed time between two local times as ISO 8601: `PT2H15M`, days from 24 hours on. */
export function durationBetween(from: LocalTime, to: LocalTime): string {
  const minutes = Math.max(
    0,
    Math.round((instantOf(to.local, to.timeZone) - instantOf(from.local, from.timeZone)) / MINUTE),
  );
  const [days, hours, rest] = [
    Math.floor(minutes / DAY_MINUTES),
    Math.floor((minutes % DAY_MINUTES) / 60),
    minutes % 60,
  ];
  const time = `${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
  if (time === '') return days > 0 ? `P${days}D` : 'PT0M';
  return `P${days > 0 ? `${days}D` : ''}T${time}`;
}
