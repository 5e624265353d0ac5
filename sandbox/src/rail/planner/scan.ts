import { firstStartFrom, lastStartUntil, type DayWindow } from './day-window';
import type { Ends } from './ends';
import { MOST_TRAINS, NEVER, type Labels, type Round } from './labels';
import type { Timetable } from './timetable';

/** A constant of this file: it is read in the innermost loop. */
const NONE = NEVER;

export interface Question {
  table: Timetable;
  window: DayWindow;
  labels: Labels;
  sources: Ends;
  targets: Ends;
  at: number;
  /** arrivals from then on are of no use, by the number of trains */
  before: (trains: number) => number;
  mostTrains: number;
}

/** The first train to catch; in the mirrored table the last one, as its minutes are negative. */
function firstTrain({ table, window }: Question, line: number, time: number): number {
  if (!table.isMirrored) return firstStartFrom(window, line, time) ?? NONE;
  const start = lastStartUntil(window, line, -time);
  return start === undefined ? NONE : -start;
}

/** Earliest arrivals by the number of trains: every round rides each line once that can be boarded better than before. */
class Scan {
  private best = NONE;
  private markedCount = 0;
  private reachedCount = 0;
  private lineCount = 0;

  constructor(private readonly question: Question) {}

  run(): void {
    const { labels, sources, at, mostTrains } = this.question;
    labels.target.fill(NONE);
    labels.targetRide.line.fill(-1);
    labels.isMarked.fill(0);
    const [first] = labels.rounds;
    if (first === undefined) return;
    first.ready.fill(NONE);
    first.via.fill(-1);
    for (const station of sources.stations) {
      first.ready[station] = at;
      this.mark(station);
    }
    for (let trains = 1; trains <= Math.min(mostTrains, MOST_TRAINS); trains += 1) {
      const [before, now] = [labels.rounds[trains - 1], labels.rounds[trains]];
      if (before === undefined || now === undefined || this.markedCount === 0) return;
      this.best = Math.min(this.best, this.question.before(trains));
      now.ready.set(before.ready);
      now.via.fill(-1);
      this.queueLines(before);
      for (let index = 0; index < this.lineCount; index += 1)
        this.ride(labels.lineQueue[index] ?? 0, before, now, trains);
      this.walk(now);
    }
  }

  private mark(station: number): void {
    const { isMarked, marked } = this.question.labels;
    if (isMarked[station] === 1) return;
    isMarked[station] = 1;
    marked[this.markedCount] = station;
    this.markedCount += 1;
  }

  private isTooFar(station: number, time: number): boolean {
    return time + (this.question.targets.reach[station] ?? NONE) >= this.best;
  }

  private queueLines(before: Round): void {
    const { table, labels } = this.question;
    const { isMarked, marked, firstPlace, lineQueue } = labels;
    this.lineCount = 0;
    for (let index = 0; index < this.markedCount; index += 1) {
      const station = marked[index] ?? 0;
      isMarked[station] = 0;
      if (this.isTooFar(station, before.ready[station] ?? NONE)) continue;
      const last = table.callsFrom[station + 1] ?? 0;
      for (let call = table.callsFrom[station] ?? 0; call < last; call += 1) {
        const [line, place] = [table.callLine[call] ?? 0, table.callPlace[call] ?? 0];
        const known = firstPlace[line] ?? -1;
        if (known === -1) {
          lineQueue[this.lineCount] = line;
          this.lineCount += 1;
        }
        if (known === -1 || place < known) firstPlace[line] = place;
      }
    }
    this.markedCount = 0;
    this.reachedCount = 0;
  }

  private ride(line: number, before: Round, now: Round, trains: number): void {
    const { table, labels } = this.question;
    const from = table.stopsFrom[line] ?? 0;
    const end = table.stopsFrom[line + 1] ?? 0;
    let start = NONE;
    let boarded = 0;
    for (let at = from + (labels.firstPlace[line] ?? 0); at < end; at += 1) {
      const station = table.station[at] ?? 0;
      if (start !== NONE && table.alights[at] === 1)
        this.alight(now, trains, { line, start, boarded, at, place: at - from, station });
      const ready = before.ready[station] ?? NONE;
      if (ready === NONE || table.boards[at] === 0 || this.question.sources.skipped.has(at))
        continue;
      const earliest =
        ready + (trains === 1 ? 0 : (table.boardExtra[at] ?? 0)) - (table.departure[at] ?? 0);
      if (earliest >= start) continue;
      const found = firstTrain(this.question, line, earliest);
      if (found < start) {
        start = found;
        boarded = at - from;
      }
    }
    labels.firstPlace[line] = -1;
  }

  private alight(
    now: Round,
    trains: number,
    {
      line,
      start,
      boarded,
      at,
      place,
      station,
    }: { line: number; start: number; boarded: number; at: number; place: number; station: number },
  ): void {
    const { table, labels, targets } = this.question;
    const arrival = start + (table.arrival[at] ?? 0);
    if (arrival >= this.best) return;
    if (targets.isEnd[station] === 1 && !targets.skipped.has(at)) {
      this.best = arrival;
      labels.target[trains] = arrival;
      const { targetRide } = labels;
      targetRide.line[trains] = line;
      targetRide.start[trains] = start;
      targetRide.boarded[trains] = boarded;
      targetRide.alighted[trains] = place;
      return;
    }
    const ready = arrival + (table.change[station] ?? 0) + (table.alightExtra[at] ?? 0);
    if (ready >= (now.ready[station] ?? 0) || this.isTooFar(station, arrival)) return;
    if (now.via[station] === -1) {
      labels.reached[this.reachedCount] = station;
      this.reachedCount += 1;
    }
    now.ready[station] = ready;
    now.via[station] = station;
    now.ride.line[station] = line;
    now.ride.start[station] = start;
    now.ride.boarded[station] = boarded;
    now.ride.alighted[station] = place;
  }

  /** On from where trains came in, across town as well. */
  private walk(now: Round): void {
    const { table, labels } = this.question;
    for (let index = 0; index < this.reachedCount; index += 1) {
      const station = labels.reached[index] ?? 0;
      labels.reachedReady[index] = now.ready[station] ?? NONE;
      this.mark(station);
    }
    for (let index = 0; index < this.reachedCount; index += 1) {
      const station = labels.reached[index] ?? 0;
      const arrival = (labels.reachedReady[index] ?? NONE) - (table.change[station] ?? 0);
      const last = table.pathsFrom[station + 1] ?? 0;
      for (let path = table.pathsFrom[station] ?? 0; path < last; path += 1) {
        const to = table.pathTo[path] ?? 0;
        const ready = arrival + (table.pathMinutes[path] ?? 0);
        if (ready >= (now.ready[to] ?? 0) || this.isTooFar(to, ready)) continue;
        now.ready[to] = ready;
        now.via[to] = station;
        this.mark(to);
      }
    }
  }
}

/** Fills the labels: earliest arrivals at the targets for one train, two trains and so on. */
export function scan(question: Question): void {
  new Scan(question).run();
}
