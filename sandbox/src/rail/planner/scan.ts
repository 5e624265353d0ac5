import { runsOn, type Line } from '../network/network';
import type { Departures, Hop } from './hops';

const DAY = 1_440;
const MOST_TRAINS = 5;
const CHANGE_IS_WORTH = 10;

/** A train from where somebody boards it, and the best way on from where they leave it. */
export interface Way {
  line: Line;
  slot: number;
  /** the day on which the train starts, counted from the first of the question */
  day: number;
  from: number;
  to: number;
  /** minutes from the midnight by UTC of that first day; the arrival is that at the very end */
  departure: number;
  arrival: number;
  /** what ways are judged by: the arrival, and the changes */
  cost: number;
  trains: number;
  next: Way | undefined;
}

/** What somebody can still do who is at a station by a time. */
interface Onward {
  by: number;
  way: Way;
}

export interface Question {
  days: readonly { weekday: number; departures: Departures }[];
  sources: ReadonlySet<number>;
  targets: ReadonlySet<number>;
  after: number;
  latest: number;
  isNear: readonly boolean[];
  /** by the station where a train is boarded: from where somebody can come to it, and in how many minutes */
  accesses: readonly (readonly { station: number; minutes: number }[])[];
}

const weightAt = ({ line, to }: Way, place = to): number => line.stops[place]?.station.weight ?? 0;

/** Of two ways with the same train: where it calls at several stations of the last town, or changes are as good, the largest. */
function isBetter(one: Way, other: Way): boolean {
  const isLarger = weightAt(one) > weightAt(other);
  if (one.next === undefined && other.next === undefined) return isLarger;
  return one.cost < other.cost || (one.cost === other.cost && isLarger);
}

/** Where the last of those stands who need not be there before a time; -1 where there is none. */
function placeOf(list: readonly Onward[], time: number): number {
  let place = list.length - 1;
  while (place >= 0 && (list[place]?.by ?? 0) < time) place -= 1;
  return place;
}

class Scan {
  readonly found = new Map<number, Way>();
  private readonly aboard = new Map<number, Way>();
  private readonly onward: Onward[][];

  constructor(private readonly question: Question) {
    this.onward = question.accesses.map(() => []);
  }

  ride(hop: Hop, day: number, departure: number): void {
    const key = hop.train * this.question.days.length + day;
    const stay = this.aboard.get(key);
    const left = hop.alights ? this.leave(hop, day, departure) : undefined;
    const way = left === undefined || (stay !== undefined && isBetter(stay, left)) ? stay : left;
    if (way === undefined) return;
    if (way !== stay) this.aboard.set(key, way);
    if (hop.boards) this.board(hop, key, departure, way);
  }

  private leave(hop: Hop, day: number, departure: number): Way | undefined {
    const { line, slot, place, to: station, minutes } = hop;
    const isEnd = this.question.targets.has(station);
    const list = this.onward[station] ?? [];
    const next = isEnd ? undefined : list[placeOf(list, departure + minutes)]?.way;
    if (!isEnd && (next === undefined || next.trains === MOST_TRAINS)) return undefined;
    return {
      line,
      slot,
      day,
      from: place,
      to: place + 1,
      departure,
      arrival: next?.arrival ?? departure + minutes,
      cost: next === undefined ? departure + minutes : next.cost + CHANGE_IS_WORTH,
      trains: (next?.trains ?? 0) + 1,
      next,
    };
  }

  private board(hop: Hop, key: number, departure: number, aboard: Way): void {
    const { sources, accesses } = this.question;
    const way = { ...aboard, from: hop.place, departure };
    if (sources.has(hop.from)) {
      const other = this.found.get(key);
      const isLesser = other && weightAt(other, other.from) > weightAt(way, way.from);
      if (!isLesser) this.found.set(key, way);
      return;
    }
    for (const { station, minutes } of accesses[hop.from] ?? [])
      this.note(station, departure - hop.extra - minutes, way);
  }

  /** Keeps those that are there the longest for their cost: the later one has to be there, the dearer. */
  private note(station: number, by: number, way: Way): void {
    const list = this.onward[station] ?? [];
    const place = placeOf(list, by);
    if ((list[place]?.way.cost ?? Infinity) <= way.cost) return;
    const earlier = list.splice(place + 1).filter((onward) => onward.way.cost < way.cost);
    list.push({ by, way }, ...earlier);
  }
}

/** The best way with every train: trains from the last to the first, so that what follows one is known when it comes. */
export function scan(question: Question): Way[] {
  const { days, after, latest, isNear } = question;
  const all = new Scan(question);
  for (let minute = latest; minute >= after; minute -= 1)
    for (const [day, { weekday, departures }] of days.entries())
      for (const hop of departures[minute - day * DAY] ?? [])
        if (isNear[hop.from] && isNear[hop.to] && runsOn(hop.line, weekday))
          all.ride(hop, day, minute);
  return [...all.found.values()];
}
