import { LRUCache } from 'lru-cache';
import type { Network } from '../network/network';
import { acrossTownMinutes } from './change-times';
import { lastStartUntil, type DayWindow } from './day-window';
import { makeEnds, scan, type Ends, type Leg } from './scan';
import { makeTimetable, NEVER, type Stop, type Timetable } from './timetable';

const HOUR = 60;
/** A journey that takes longer than this is none. */
const LONGEST = 60 * HOUR;
/** What somebody puts up with, against the minutes that it takes at least. */
const DETOUR = 1.5;
const WAITING = 4 * HOUR;
/** Minutes that one more change has to save. */
const CHANGE_IS_WORTH = 10;
/** Minutes that somebody leaves earlier for each that they arrive earlier. */
const PATIENCE = 8;
const ENDS_KEPT = 500;

export interface Way {
  legs: readonly Leg[];
  departure: number;
  arrival: number;
}

/** Nobody leaves earlier to arrive later, nor much earlier to arrive a little earlier, and nobody changes once more for a few minutes. */
function isBeaten(way: Way, by: Way): boolean {
  const saved = way.legs.length - by.legs.length;
  const later = by.departure - way.departure;
  if (by === way || saved < 0 || later < 0) return false;
  if (by.arrival > way.arrival + saved * CHANGE_IS_WORTH + later / PATIENCE) return false;
  return saved > 0 || later > 0 || by.arrival < way.arrival;
}

function unbeaten(ways: readonly Way[]): Way[] {
  return ways.filter((way) => !ways.some((other) => isBeaten(way, other)));
}

export interface WaysSearch {
  from: readonly number[];
  to: readonly number[];
  /** minutes of the window: the first departure that is wanted, and the first that is too late */
  after: number;
  until: number;
  count: number;
  /** whether a way is one that anybody would take */
  isSensible: (way: Way) => boolean;
}

export class WayFinder {
  private readonly table: Timetable;
  private readonly ends = new LRUCache<string, Ends>({ max: ENDS_KEPT });

  constructor(private readonly network: Network) {
    this.table = makeTimetable(network);
  }

  /**
   * The next ways by departure. From a moment on, the earliest arrival for every number of trains is found. The search
   * goes on a minute after the first of these leaves: it was the last to arrive then with so few trains if no other does.
   */
  find(window: DayWindow, search: WaysSearch): Way[] {
    const [from, to] = [this.endsOf(search.from, 'boards'), this.endsOf(search.to, 'alights')];
    const [sensible, others]: [Way[], Way[]] = [[], []];
    let ways = this.waysAfter(window, from, to, search.after);
    // one more than is wanted, as the last of them may be beaten by the next
    while (unbeaten(sensible).length <= search.count) {
      const next = Math.min(...ways.map(({ departure }) => departure));
      if (next >= search.until) break;
      const later = this.waysAfter(window, from, to, next + 1);
      for (const way of ways) {
        const isLast = !later.some(
          ({ legs, arrival }) => legs.length <= way.legs.length && arrival <= way.arrival,
        );
        if (way.departure === next && isLast)
          (search.isSensible(way) ? sensible : others).push(way);
      }
      ways = later;
    }
    return unbeaten(sensible.length > 0 ? sensible : others).slice(0, search.count);
  }

  private endsOf(stations: readonly number[], uses: 'boards' | 'alights'): Ends {
    const key = `${uses}/${stations.join()}`;
    const weight = (station: number): number => this.network.stations[station]?.weight ?? 0;
    const ends = this.ends.get(key) ?? makeEnds(this.table, stations, uses, weight);
    this.ends.set(key, ends);
    return ends;
  }

  private waysAfter(window: DayWindow, sources: Ends, targets: Ends, after: number): Way[] {
    const { table } = this;
    const least = Math.min(
      ...[...sources.stations].map((station) => targets.reach[station] ?? NEVER),
    );
    if (least >= LONGEST) return [];
    const within = (longest: number) =>
      scan({ table, window, sources, targets, after, before: after + longest });
    const near = within(Math.min(LONGEST, least * DETOUR + WAITING));
    return (near.length > 0 ? near : within(LONGEST)).map(({ arrival, legs }) => {
      const late = this.asLateAsPossible(window, legs);
      const [first] = late;
      return { legs: late, arrival, departure: first === undefined ? 0 : this.leaves(first) };
    });
  }

  private stop({ line }: Leg, place: number): Stop {
    const stop = this.table.lines[line]?.[place];
    if (stop === undefined) throw new Error(`line ${line} has no stop ${place}`);
    return stop;
  }

  private leaves(leg: Leg): number {
    return leg.start + this.stop(leg, leg.from).departure;
  }

  /** The last trains of the same lines that still catch the one after them. */
  private asLateAsPossible(window: DayWindow, legs: readonly Leg[]): Leg[] {
    return legs.reduceRight<Leg[]>((after, leg) => {
      const [next] = after;
      if (next === undefined) return [leg];
      const [here, there] = [this.stop(leg, leg.to), this.stop(next, next.from)];
      const change = this.changeBetween(here.station, there.station) + there.extra;
      const latest = this.leaves(next) - change - here.arrival;
      return [{ ...leg, start: lastStartUntil(window, leg.line, latest) }, ...after];
    }, []);
  }

  private changeBetween(from: number, to: number): number {
    const [here, there] = [this.network.stations[from], this.network.stations[to]];
    if (from === to || here === undefined || there === undefined)
      return this.table.change[from] ?? 0;
    return acrossTownMinutes(here, there) ?? 0;
  }
}
