import { fraction } from '../../kit/random';
import { designator, type Flight } from '../timetable/flight';

const DAY = 86_400_000;

const SEASON = [0.86, 0.9, 0.96, 1.04, 1.06, 1.12, 1.3, 1.28, 1.04, 1, 0.88, 1.12];
const WEEK = [1.12, 1.04, 0.92, 0.93, 1.02, 1.16, 0.98];
/** The later, the dearer: days ahead, and what a seat then costs. */
const AHEAD: readonly (readonly [days: number, factor: number])[] = [
  [2, 1.95],
  [7, 1.55],
  [14, 1.28],
  [30, 1.08],
  [60, 0.96],
  [120, 0.88],
];
const FAR_AHEAD = 0.92;
/** Each flight is better or worse sold than others, by up to 12 % either way. */
const SWING = 0.24;

function timeOfDay(minutes: number): number {
  if (minutes < 7 * 60 || minutes > 20 * 60) return 0.9;
  return minutes < 9 * 60 + 30 || (minutes > 16 * 60 && minutes < 19 * 60) ? 1.08 : 1;
}

/** What a seat costs at a moment, against what it usually does. */
export function demandFactor({ departure, date }: Flight, at: number): number {
  const day = new Date(date);
  const ahead = Math.floor(day.getTime() / DAY) - Math.floor(at / DAY);
  const luck = 1 - SWING / 2 + SWING * fraction(`demand/${designator(departure)}/${date}`);
  return (
    (SEASON[day.getUTCMonth()] ?? 1) *
    (WEEK[day.getUTCDay()] ?? 1) *
    (AHEAD.find(([days]) => ahead <= days)?.[1] ?? FAR_AHEAD) *
    timeOfDay(departure.minutes) *
    luck
  );
}
