import { firstStartFrom, type DayWindow } from './day-window';
import { leastMinutes, NEVER, type Stop, type Timetable } from './timetable';

const MOST_TRAINS = 5;

/** One train of a journey: its line, when it started there, and the places in the line where somebody boards and leaves. */
export interface Leg {
  line: number;
  /** minutes from the midnight of the search's day by UTC */
  start: number;
  from: number;
  to: number;
}

/** Where a search begins or ends: the stations of a place, and calls that are not used because the train calls at a larger one of them. */
export interface Ends {
  stations: ReadonlySet<number>;
  skipped: ReadonlySet<Stop>;
  /** minutes to the nearest of them at the very least, by station */
  reach: readonly number[];
}

/** A train that calls at several stations of a town is taken at the largest, so that it is one train on every list. */
export function makeEnds(
  table: Timetable,
  stations: readonly number[],
  uses: 'boards' | 'alights',
  weight: (station: number) => number,
): Ends {
  const skipped = new Set<Stop>();
  const best = new Map<number, Stop>();
  for (const station of stations)
    for (const { line, place } of table.calls[station] ?? []) {
      const stop = table.lines[line]?.[place];
      if (stop === undefined || !stop[uses]) continue;
      const other = best.get(line);
      const isBetter = other === undefined || weight(station) > weight(other.station);
      if (isBetter) best.set(line, stop);
      if (other !== undefined) skipped.add(isBetter ? other : stop);
    }
  return { stations: new Set(stations), skipped, reach: leastMinutes(table, stations) };
}

interface Label {
  /** when another train can be taken */
  ready: number;
  /** when the last one came in */
  arrival: number;
  legs: readonly Leg[];
}

/** A train that somebody rides who came by a label. */
interface Train extends Omit<Leg, 'to'> {
  label: Label;
}

export interface Question {
  table: Timetable;
  window: DayWindow;
  sources: Ends;
  targets: Ends;
  after: number;
  /** arrivals from then on are of no use */
  before: number;
}

type Labels = Map<number, Label>;

/** Earliest arrivals: every round rides each line once that can be boarded anew, from the first place where it can. */
class Scan {
  readonly found: Label[] = [];
  private best: number;
  private readonly ready: number[];

  constructor(private readonly question: Question) {
    this.best = question.before;
    this.ready = question.table.change.map(() => NEVER);
  }

  run(): void {
    const { sources, after } = this.question;
    let labels: Labels = new Map();
    for (const station of sources.stations) {
      this.ready[station] = after;
      labels.set(station, { ready: after, arrival: after, legs: [] });
    }
    for (let trains = 1; trains <= MOST_TRAINS && labels.size > 0; trains += 1) {
      const reached: Labels = new Map();
      for (const [line, place] of this.linesFrom(labels)) this.ride(line, place, labels, reached);
      this.walk(reached);
      labels = reached;
    }
  }

  private isTooFar(station: number, time: number): boolean {
    return time + (this.question.targets.reach[station] ?? NEVER) >= this.best;
  }

  private linesFrom(labels: Labels): Map<number, number> {
    const first = new Map<number, number>();
    for (const [station, { ready }] of labels)
      if (!this.isTooFar(station, ready))
        for (const { line, place } of this.question.table.calls[station] ?? [])
          if (place < (first.get(line) ?? NEVER)) first.set(line, place);
    return first;
  }

  private ride(line: number, place: number, labels: Labels, reached: Labels): void {
    const stops = this.question.table.lines[line] ?? [];
    let train: Train | undefined;
    for (let at = place; at < stops.length; at += 1) {
      const stop = stops[at];
      if (stop === undefined) return;
      if (train !== undefined && stop.alights) this.alight(stop, at, train, reached);
      const label = labels.get(stop.station);
      if (label === undefined || !stop.boards) continue;
      const present: number = train?.start ?? NEVER;
      const start = this.earlierStart(line, stop, label, present);
      if (start < present) train = { line, start, from: at, label };
    }
  }

  /** When the train started that can be caught at a stop, if that is before `present`. */
  private earlierStart(line: number, stop: Stop, { ready, legs }: Label, present: number): number {
    const { window, sources } = this.question;
    const earliest = ready + (legs.length === 0 ? 0 : stop.extra) - stop.departure;
    return earliest >= present || sources.skipped.has(stop)
      ? NEVER
      : firstStartFrom(window, line, earliest);
  }

  private alight(stop: Stop, to: number, train: Train, reached: Labels): void {
    const { table, targets } = this.question;
    const { station } = stop;
    const { line, start, from, label } = train;
    const arrival = start + stop.arrival;
    if (arrival >= this.best) return;
    const legs = () => [...label.legs, { line, start, from, to }];
    if (targets.stations.has(station) && !targets.skipped.has(stop)) {
      this.best = arrival;
      this.found[label.legs.length] = { ready: arrival, arrival, legs: legs() };
      return;
    }
    const ready = arrival + (table.change[station] ?? 0);
    if (ready >= (this.ready[station] ?? NEVER) || this.isTooFar(station, arrival)) return;
    this.ready[station] = ready;
    reached.set(station, { ready, arrival, legs: legs() });
  }

  /** On from where trains came in, across town as well. */
  private walk(reached: Labels): void {
    for (const [from, { arrival, legs }] of [...reached])
      for (const { station, minutes } of this.question.table.paths[from] ?? []) {
        const ready = arrival + minutes;
        if (ready >= (this.ready[station] ?? NEVER) || this.isTooFar(station, ready)) continue;
        this.ready[station] = ready;
        reached.set(station, { ready, arrival, legs });
      }
  }
}

/** The earliest arrival at the targets with one train, with two trains and so on, where more trains are earlier. */
export function scan(question: Question): { arrival: number; legs: readonly Leg[] }[] {
  const search = new Scan(question);
  search.run();
  return search.found.filter((label) => label !== undefined);
}
