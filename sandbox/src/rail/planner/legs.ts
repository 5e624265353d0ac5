import type { Arrivals, Labels, Round } from './labels';
import type { Timetable } from './timetable';

/** One train of a journey: its line, when it started there, and the places in the line where somebody boards and leaves. */
export interface Leg {
  line: number;
  /** minutes from the midnight of the search's day by UTC */
  start: number;
  from: number;
  to: number;
}

function mirrored({ stopsFrom }: Timetable, { line, start, from, to }: Leg): Leg {
  const last = (stopsFrom[line + 1] ?? 0) - (stopsFrom[line] ?? 0) - 1;
  return { line, start: -start, from: last - to, to: last - from };
}

function legAt({ line, start, boarded, alighted }: Arrivals, index: number): Leg {
  return {
    line: line[index] ?? 0,
    start: start[index] ?? 0,
    from: boarded[index] ?? 0,
    to: alighted[index] ?? 0,
  };
}

function legInto(round: Round | undefined, station: number): Leg | undefined {
  const came = round?.via[station] ?? -1;
  return round === undefined || came === -1 ? undefined : legAt(round.ride, came);
}

/** The trains that led to the target with so many of them, first to last. */
export function legsTo(table: Timetable, { rounds, targetRide }: Labels, trains: number): Leg[] {
  const legs: Leg[] = [];
  let leg: Leg | undefined = legAt(targetRide, trains);
  let round = trains - 1;
  while (leg !== undefined) {
    legs.push(leg);
    const station: number = table.station[(table.stopsFrom[leg.line] ?? 0) + leg.from] ?? 0;
    while (round > 0 && rounds[round]?.via[station] === -1) round -= 1;
    leg = round === 0 ? undefined : legInto(rounds[round], station);
    round -= 1;
  }
  return table.isMirrored ? legs.map((each) => mirrored(table, each)) : legs.reverse();
}
