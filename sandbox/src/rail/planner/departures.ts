import { runsOn } from '../network/network';
import type { Run, Tables } from './tables';

/** When a way may pass: minutes from the midnight by UTC of the first of some days. */
export interface Bounds {
  /** the weekday of each day, and by zone the midnight by its clocks */
  days: readonly { weekday: number; midnights: Int32Array }[];
  after: number;
  /** trains that leave later are not looked at, nor those with which nobody arrives by then */
  latest: number;
  arrival: number;
  /** by station: the fewest minutes to it from where the way begins, and from it to where it ends */
  reached: Int32Array;
  reaches: Int32Array;
}

/** Hops of trains that a way can have. */
export class Departures {
  /** by minute, from the latest: hop and trip, and so on */
  readonly latestFirst: number[][];
  /** of a trip: its train, and the day on which that starts */
  readonly trains: number[] = [];
  readonly days: number[] = [];
  /** of a hop: when it can be part of a way */
  private readonly first: Int32Array;
  private readonly last: Int32Array;

  constructor(
    { hops, runs }: Tables,
    private readonly bounds: Bounds,
  ) {
    const { days, after, latest, arrival, reached, reaches } = bounds;
    this.latestFirst = Array.from({ length: latest - after + 1 }, () => []);
    this.first = hops.from.map((station) => after + (reached[station] ?? 0));
    this.last = hops.to.map((station, hop) =>
      Math.min(latest, arrival - (hops.minutes[hop] ?? 0) - (reaches[station] ?? 0)),
    );
    const used = runs.filter((run) => this.isUsed(run));
    for (const [day, { weekday, midnights }] of days.entries())
      for (const run of used)
        if (runsOn(run, weekday)) this.add(run, day, midnights[run.zone] ?? 0, hops.leaves);
  }

  private isUsed({ firstHop, endHop }: Run): boolean {
    for (let hop = firstHop; hop < endHop; hop += 1)
      if ((this.first[hop] ?? 0) <= (this.last[hop] ?? 0)) return true;
    return false;
  }

  private add(run: Run, day: number, midnight: number, leaves: Int32Array): void {
    for (let slot = 0; slot < run.starts.length; slot += 1) {
      const start = midnight + (run.starts[slot] ?? 0);
      let isKept = false;
      for (let hop = run.firstHop; hop < run.endHop; hop += 1) {
        const minute = start + (leaves[hop] ?? 0);
        if (minute < (this.first[hop] ?? 0) || minute > (this.last[hop] ?? 0)) continue;
        this.latestFirst[this.bounds.latest - minute]?.push(hop, this.trains.length);
        isKept = true;
      }
      if (!isKept) continue;
      this.trains.push(run.firstTrain + slot);
      this.days.push(day);
    }
  }
}
