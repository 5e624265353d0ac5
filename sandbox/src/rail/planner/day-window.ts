import { addDays, instantOf } from '../../kit/zones';
import { firstStation } from '../network/line';
import type { Network } from '../network/network';

const MINUTE = 60_000;
/** The day before, for who is under way at midnight, and those that a long journey reaches into. */
const DAYS_BEFORE = 2;
const DAYS = 7;

/** Every train around a day. Times are minutes from the day's midnight by UTC. */
export interface DayWindow {
  origin: number;
  /** by line: when its trains leave their first stop, in order */
  starts: readonly (readonly number[])[];
}

export function runsOn(days: number, date: string): boolean {
  return ((days >> new Date(date).getUTCDay()) & 1) === 1;
}

export function makeDayWindow({ lines }: Network, date: string): DayWindow {
  const origin = Date.parse(date);
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(date, index - DAYS_BEFORE));
  const clocks = new Map<string, number[]>();
  const starts = lines.map((line) => {
    const { timezone } = firstStation(line);
    const noons =
      clocks.get(timezone) ??
      dates.map((day) => (instantOf(day, 720, timezone) - origin) / MINUTE - 720);
    clocks.set(timezone, noons);
    // trains start between four in the morning and midnight, when the clocks are what they are at noon
    return dates.flatMap((day, place) =>
      runsOn(line.days, day) ? line.starts.map((start) => (noons[place] ?? 0) + start) : [],
    );
  });
  return { origin, starts };
}

function indexFrom(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function firstStartFrom({ starts }: DayWindow, line: number, time: number): number {
  const trains = starts[line] ?? [];
  return trains[indexFrom(trains, time)] ?? Infinity;
}

export function lastStartUntil({ starts }: DayWindow, line: number, time: number): number {
  const trains = starts[line] ?? [];
  return trains[indexFrom(trains, time + 1) - 1] ?? -Infinity;
}
