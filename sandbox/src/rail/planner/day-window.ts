import { addDays, instantOf } from '../../flights/timetable/zones';
import { firstStation } from '../network/line';
import type { Network } from '../network/network';

const MINUTE = 60_000;
/** The day before, for who is under way at midnight, and those that a long journey reaches into. */
const DAYS_BEFORE = 2;
const DAYS = 7;

/** Every train around a day. Times are minutes from the day's midnight by UTC. */
export interface DayWindow {
  origin: number;
  /** trains of line l: from `trainsFrom[l]` up to `trainsFrom[l + 1]`, by when they leave their first stop */
  trainsFrom: Int32Array;
  trainStart: Int32Array;
}

export function runsOn(days: number, date: string): boolean {
  return ((days >> new Date(date).getUTCDay()) & 1) === 1;
}

export function makeDayWindow({ lines }: Network, date: string): DayWindow {
  const origin = Date.parse(date);
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(date, index - DAYS_BEFORE));
  const trainsFrom = new Int32Array(lines.length + 1);
  const starts: number[] = [];
  const clocks = new Map<string, number[]>();
  lines.forEach((line, index) => {
    const { timezone } = firstStation(line);
    const noons =
      clocks.get(timezone) ??
      dates.map((day) => (instantOf(day, 720, timezone) - origin) / MINUTE - 720);
    clocks.set(timezone, noons);
    dates.forEach((day, place) => {
      // trains start between four in the morning and midnight, when the clocks are what they are at noon
      if (runsOn(line.days, day))
        for (const start of line.starts) starts.push((noons[place] ?? 0) + start);
    });
    trainsFrom[index + 1] = starts.length;
  });
  return { origin, trainsFrom, trainStart: Int32Array.from(starts) };
}

/** The first train of a line that starts at a time or after it. */
export function firstStartFrom(
  { trainsFrom, trainStart }: DayWindow,
  line: number,
  time: number,
): number | undefined {
  const end = trainsFrom[line + 1] ?? 0;
  const at = indexFrom(trainStart, trainsFrom[line] ?? 0, end, time);
  return at < end ? trainStart[at] : undefined;
}

/** The last train of a line that starts at a time or before it. */
export function lastStartUntil(
  { trainsFrom, trainStart }: DayWindow,
  line: number,
  time: number,
): number | undefined {
  const first = trainsFrom[line] ?? 0;
  const at = indexFrom(trainStart, first, trainsFrom[line + 1] ?? 0, time + 1) - 1;
  return at >= first ? trainStart[at] : undefined;
}

function indexFrom(sorted: Int32Array, first: number, end: number, value: number): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
