import { dateFormat } from '@wayfare/domain';

function part(
  parts: readonly Intl.DateTimeFormatPart[],
  type: Intl.DateTimeFormatPartTypes,
): string {
  return parts.find((candidate) => candidate.type === type)?.value ?? '';
}

/** With its offset: `2026-12-08T23:59:00+01:00`. */
export function localInstant(instant: Date, timeZone: string): string {
  const numeric = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const parts = dateFormat('en', {
    ...numeric,
    timeZone,
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const date = `${part(parts, 'year')}-${part(parts, 'month')}-${part(parts, 'day')}`;
  const time = `${part(parts, 'hour')}:${part(parts, 'minute')}:${part(parts, 'second')}`;
  const offset = part(parts, 'timeZoneName').replace('GMT', '');
  return `${date}T${time}${offset === '' ? '+00:00' : offset}`;
}

/** Up to an hour off in the night in which clocks are turned. */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const shown = Date.parse(`${localInstant(new Date(asUtc), timeZone).slice(0, 19)}Z`);
  return asUtc - (shown - asUtc);
}
