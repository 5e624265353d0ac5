import { Departures, type Bounds } from './departures';
import type { Tables } from './tables';

const MOST_TRAINS = 5;
const CHANGE_IS_WORTH = 10;

/** A train from where somebody boards it to where they leave it, and the best way on from there. */
export interface Way {
  place: number;
  train: number;
  /** the day on which the train starts, counted from the first of the question */
  day: number;
  /** its first hop and its last */
  first: number;
  last: number;
  /** minutes from the midnight by UTC of that first day */
  departure: number;
  arrival: number;
  /** when somebody has to be where they come from at the latest */
  by: number;
  /** what ways are judged by: the arrival at the very end, and the changes */
  cost: number;
  trains: number;
  next: Way | undefined;
}

/** The place of the last of those who need not be there before a time; -1 where there is none. */
function placeOf(ways: readonly Way[], time: number): number {
  let place = ways.length - 1;
  while (place >= 0 && (ways[place]?.by ?? 0) < time) place -= 1;
  return place;
}

/** Where one belongs among them; -1 where another is there as long and costs no more. */
function placeFor(ways: readonly Way[], by: number, cost: number): number {
  const place = placeOf(ways, by);
  return (ways[place]?.cost ?? Infinity) > cost ? place + 1 : -1;
}

/** Keeps those that are there the longest for their cost: the later one has to be there, the dearer. */
function insert(ways: Way[], place: number, way: Way): void {
  let end = place;
  while ((ways[end]?.cost ?? -Infinity) >= way.cost) end += 1;
  ways.splice(place, end - place, way);
}

class Scan {
  readonly found = new Map<number, Way>();
  /** What is best for who is in a train: at which cost (0 where nothing is), until which hop and minute, and which way on. */
  private readonly cost: Int32Array;
  private readonly last: Int32Array;
  private readonly arrival: Int32Array;
  private readonly next: Int32Array;
  private readonly ways: (Way | undefined)[] = [undefined];
  /** by station: what somebody can still do who is there by a time, the latest and dearest first */
  private readonly onward: Way[][];
  private readonly trains: readonly number[];
  private readonly days: readonly number[];

  constructor(
    private readonly tables: Tables,
    private readonly bounds: Bounds,
    { trains, days }: Departures,
  ) {
    const column = () => new Int32Array(trains.length);
    [this.cost, this.last, this.arrival, this.next] = [column(), column(), column(), column()];
    this.onward = tables.changes.map(() => []);
    this.trains = trains;
    this.days = days;
  }

  pass(hop: number, key: number, departure: number): void {
    const { alights, boards } = this.tables.hops;
    if (alights[hop] === 1) this.leave(hop, key, departure);
    if (boards[hop] === 1 && this.cost[key] !== 0) this.board(hop, key, departure);
  }

  private leave(hop: number, key: number, departure: number): void {
    const { hops } = this.tables;
    const { reaches, arrival: latest } = this.bounds;
    const station = hops.to[hop] ?? 0;
    const arrival = departure + (hops.minutes[hop] ?? 0);
    const isEnd = reaches[station] === 0;
    const next = isEnd ? undefined : this.onwardFrom(station, arrival);
    if (!isEnd && next === undefined) return;
    const cost = next === undefined ? arrival : next.cost + CHANGE_IS_WORTH;
    if (cost > latest || this.isStayBetter(key, cost, station)) return;
    this.cost[key] = cost;
    this.last[key] = hop;
    this.arrival[key] = arrival;
    this.next[key] = next?.place ?? 0;
  }

  /** Where a train calls at several stations of the last town, or changes are as good, the largest is. */
  private isStayBetter(key: number, cost: number, station: number): boolean {
    const known = this.cost[key] ?? 0;
    if (known === 0) return false;
    const other = this.tables.hops.to[this.last[key] ?? 0];
    const isLarger = this.weightOf(other) > this.weightOf(station);
    if (this.next[key] === 0 && this.bounds.reaches[station] === 0) return isLarger;
    return known < cost || (known === cost && isLarger);
  }

  private board(hop: number, key: number, departure: number): void {
    const { hops, changes } = this.tables;
    const from = hops.from[hop] ?? 0;
    if (this.bounds.reached[from] === 0) {
      const other = this.found.get(key);
      const isLesser = other && this.weightOf(hops.from[other.first]) > this.weightOf(from);
      if (!isLesser) this.found.set(key, this.wayFrom(hop, key, departure, departure));
      return;
    }
    const atStation = departure - (hops.extra[hop] ?? 0);
    for (const { station, minutes } of changes[from] ?? []) {
      const by = atStation - minutes;
      const ways = this.onward[station] ?? [];
      const place = placeFor(ways, by, this.cost[key] ?? 0);
      if (place >= 0) insert(ways, place, this.wayFrom(hop, key, departure, by));
    }
  }

  private onwardFrom(station: number, time: number): Way | undefined {
    const ways = this.onward[station] ?? [];
    const next = ways[placeOf(ways, time)];
    return next?.trains === MOST_TRAINS ? undefined : next;
  }

  private weightOf(station = 0): number {
    return this.tables.weights[station] ?? 0;
  }

  private wayFrom(hop: number, key: number, departure: number, by: number): Way {
    const next = this.ways[this.next[key] ?? 0];
    const way = {
      place: this.ways.length,
      train: this.trains[key] ?? 0,
      day: this.days[key] ?? 0,
      first: hop,
      last: this.last[key] ?? 0,
      departure,
      arrival: this.arrival[key] ?? 0,
      by,
      cost: this.cost[key] ?? 0,
      trains: (next?.trains ?? 0) + 1,
      next,
    };
    this.ways.push(way);
    return way;
  }
}

/** The best way with every train: trains from the last to the first, so that what follows one is known when it comes. */
export function scan(tables: Tables, bounds: Bounds): Way[] {
  const departures = new Departures(tables, bounds);
  const all = new Scan(tables, bounds, departures);
  for (const [index, passed] of departures.latestFirst.entries())
    for (let at = 0; at < passed.length; at += 2)
      all.pass(passed[at] ?? 0, passed[at + 1] ?? 0, bounds.latest - index);
  return [...all.found.values()];
}
