import * as v from 'valibot';
import { remembered } from '../../kit/remembered';
import { STATIONS, stationByCode, type Station } from '../stations/station';
import rows from './timetable.json';

/** `FR:lille-europe 82 84 281 alights`: arrival, departure and kilometres; the last word where not everybody may use it. */
function toStop(text: string) {
  const [code = '', arrival, departure, km, only = 'all'] = text.split(' ');
  const station = stationByCode(code);
  if (station === undefined) throw new Error(`station ${code} is not in the data`);
  return {
    station,
    /** minutes after the train has started */
    arrival: Number(arrival),
    departure: Number(departure),
    km: Number(km),
    boards: only === 'all' || only === 'boards',
    alights: only === 'all' || only === 'alights',
  };
}

type LineStop = ReturnType<typeof toStop>;

/** `06:10 07:10` as minutes after midnight. */
const toMinutes = (text: string): number[] =>
  text.split(' ').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

/** `135` is Monday, Wednesday and Friday; as bits, Sunday first. */
const toBits = (text: string): number =>
  [...text].reduce((days, day) => days | (1 << (Number(day) % 7)), 0);

const LineSchema = v.strictObject({
  /** of the first train; each later one of the day has two more */
  firstNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
  checkIn: v.optional(v.number(), 0),
  days: v.optional(v.pipe(v.string(), v.regex(/^[1-7]+$/), v.transform(toBits)), '1234567'),
  starts: v.pipe(v.string(), v.regex(/^\d\d:\d\d( \d\d:\d\d)*$/), v.transform(toMinutes)),
  stops: v.pipe(
    v.tupleWithRest([v.string(), v.string()], v.string()),
    v.transform(([first, ...others]): [LineStop, ...LineStop[]] => [
      toStop(first),
      ...others.map(toStop),
    ]),
  ),
});

const GroupSchema = v.strictObject({
  carrier: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z]+$/)), name: v.string() }),
  product: v.string(),
  kind: v.picklist(['high-speed', 'intercity', 'regional', 'night']),
  lines: v.array(LineSchema),
});

type Group = v.InferOutput<typeof GroupSchema>;
export type RideKind = Group['kind'];
export type Line = Group['lines'][number] & Omit<Group, 'lines'>;

export interface Network {
  stations: readonly Station[];
  lines: readonly Line[];
}

export const network = remembered((): Network => ({
  stations: STATIONS,
  lines: v
    .parse(v.array(GroupSchema), rows)
    .flatMap(({ lines, ...group }) => lines.map((line) => ({ ...line, ...group }))),
}));

export function numberOf({ firstNumber }: Line, slot: number): number {
  return firstNumber + slot * 2;
}

export function runsOn({ days }: Pick<Line, 'days'>, weekday: number): boolean {
  return ((days >> weekday) & 1) === 1;
}
