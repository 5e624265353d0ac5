import { dateFormat } from '@wayfare/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Any zone with summer time changes its clocks at least once in this. */
const YEAR_MS = 366 * DAY_MS;

/** Minutes ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const match = /([+-])(\d\d):(\d\d)$/.exec(
    parts.find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

interface Transition {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function transitionBetween(before: number, after: number, timeZone: string): Transition {
  const [from, to] = [offsetAt(before, timeZone), offsetAt(after, timeZone)];
  let [low, high] = [before, after];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offsetAt(middle, timeZone) === from) low = middle;
    else high = middle;
  }
  return { at: high, from, to };
}

function transitions(start: number, end: number, timeZone: string): Transition[] {
  const found: Transition[] = [];
  let offset = offsetAt(start, timeZone);
  for (let day = start; day < end; day += DAY_MS) {
    const next = offsetAt(day + DAY_MS, timeZone);
    if (next !== offset) found.push(transitionBetween(day, day + DAY_MS, timeZone));
    offset = next;
  }
  return found;
}

function writtenOffset(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`;
}

function clock(instant: number, offset: number): string {
  return new Date(instant + offset * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function observance({ at, from, to }: Transition, standard: number): string[] {
  const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${clock(at, from)}`,
    `TZOFFSETFROM:${writtenOffset(from)}`,
    `TZOFFSETTO:${writtenOffset(to)}`,
    `END:${kind}`,
  ];
}

/** VTIMEZONE (RFC 5545), sampled day by day from the engine's tz data, so rules may change. */
export function vtimezone(timeZone: string, firstDay: string, lastDay: string): string[] {
  // one day of margin: local days begin and end up to 14 hours off UTC
  const start = Date.parse(`${firstDay}T00:00:00Z`) - DAY_MS;
  const end = Date.parse(`${lastDay}T00:00:00Z`) + 2 * DAY_MS;
  const known = transitions(start - YEAR_MS, end, timeZone);
  const offset = offsetAt(start, timeZone);
  const first = known.findLast(({ at }) => at <= start) ?? {
    at: -offset * 60_000,
    from: offset,
    to: offset,
  };
  const all = [first, ...known.filter(({ at }) => at > start)];
  const standard = Math.min(...known.flatMap(({ from, to }) => [from, to]), offset);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...all.flatMap((transition) => observance(transition, standard)),
    'END:VTIMEZONE',
  ];
}
