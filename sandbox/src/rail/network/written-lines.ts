import { stationByCode, type Station } from '../stations/station';
import { departureTimes, weekdays } from './departure-times';
import { EVERY_DAY, type Line, type LineStop } from './line';
import type { LineGroup, LineRow } from './line-row';
import { LINE_GROUPS, REGIONAL_GROUPS } from './lines';
import { reversed, runningTimes, type TimedStop } from './running-times';
import { writtenStops } from './written-stops';

const DAY = 1_440;
/** Sleepers are left to sleep from one o'clock to four. */
const LAST_BOARDING = DAY + 60;
const FIRST_ALIGHTING = DAY + 240;

function stationOf(code: string): Station {
  const station = stationByCode(code);
  if (station === undefined) throw new Error(`station ${code} is not in the data`);
  return station;
}

function nightStop(stop: TimedStop, start: number): LineStop {
  return {
    ...stop,
    boards: start + stop.departure < LAST_BOARDING,
    alights: start + stop.arrival >= FIRST_ALIGHTING,
  };
}

/** Between two limited stops nobody travels: before the free ones they only board, behind them they only alight. */
function limitedStop(stop: TimedStop, index: number, limited: readonly boolean[]): LineStop {
  if (limited[index] !== true) return { ...stop, boards: true, alights: true };
  return {
    ...stop,
    boards: limited.slice(index).includes(false),
    alights: limited.slice(0, index).includes(false),
  };
}

interface Direction {
  stops: readonly TimedStop[];
  limited: readonly boolean[];
  times: string;
  days: string | undefined;
  firstNumber: number;
}

function toLine(
  { carrier, product, kind }: LineGroup,
  { stops, limited, times, days, firstNumber }: Direction,
  checkIn: number,
): Line {
  const starts = departureTimes(times);
  const [start = 0] = starts;
  return {
    carrier,
    product,
    kind,
    stops: stops.map((stop, index) =>
      kind === 'night' ? nightStop(stop, start) : limitedStop(stop, index, limited),
    ),
    starts,
    days: days === undefined ? EVERY_DAY : weekdays(days),
    firstNumber,
    checkInMinutes: checkIn,
  };
}

function linesOf(group: LineGroup, row: LineRow): Line[] {
  const { firstNumber, times, days, checkIn } = row;
  const written = writtenStops(row.stops);
  const stops = runningTimes(
    written.map(({ code, minutes }) => ({ station: stationOf(code), minutes })),
    group.kind,
  );
  const limited = written.map(({ isLimited }) => isLimited);
  return [
    toLine(group, { stops, limited, times, days, firstNumber }, checkIn),
    toLine(
      group,
      {
        stops: reversed(stops),
        limited: [...limited].reverse(),
        times: row.back ?? times,
        days: row.backDays ?? days,
        firstNumber: firstNumber + 1,
      },
      checkIn,
    ),
  ];
}

export function writtenLines(): Line[] {
  return [...LINE_GROUPS, ...REGIONAL_GROUPS].flatMap((group) =>
    group.rows.flatMap((row) => linesOf(group, row)),
  );
}
