import { LRUCache } from 'lru-cache';
import type { Network } from '../network/network';
import { makeEnds, type Ends } from './ends';
import { makeLabels, MOST_TRAINS, NEVER, type Labels } from './labels';
import { legsTo } from './legs';
import { scan } from './scan';
import type { DayWindow } from './day-window';
import { makeTimetable, type Timetable } from './timetable';
import { unbeaten, type Way } from './way';

const HOUR = 60;
/** A journey that takes longer than this is none. */
const LONGEST = 60 * HOUR;

/** One end of a search in both tables. */
interface BothEnds {
  forward: Ends;
  mirrored: Ends;
}

export interface Tables {
  forward: Timetable;
  mirrored: Timetable;
  labels: Labels;
  weight: (station: number) => number;
  ends: LRUCache<string, BothEnds>;
}

const ENDS_KEPT = 500;

export function makeTables(network: Network): Tables {
  return {
    forward: makeTimetable(network, false),
    mirrored: makeTimetable(network, true),
    labels: makeLabels(network.stations.length, network.lines.length),
    weight: (station) => network.stations[station]?.weight ?? 0,
    ends: new LRUCache({ max: ENDS_KEPT }),
  };
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

function endsOf(
  { forward, mirrored, weight, ends }: Tables,
  stations: readonly number[],
  role: 'from' | 'to',
): BothEnds {
  const key = `${role}/${stations.join()}`;
  const [boards, alights] =
    role === 'from' ? [forward.boards, mirrored.alights] : [forward.alights, mirrored.boards];
  const both = ends.get(key) ?? {
    forward: makeEnds(forward, stations, boards, weight),
    mirrored: makeEnds(mirrored, stations, alights, weight),
  };
  ends.set(key, both);
  return both;
}

/** What somebody puts up with, against the minutes that it takes at least. */
const DETOUR = 1.5;
const WAITING = 4 * HOUR;

interface Task {
  tables: Tables;
  window: DayWindow;
  from: BothEnds;
  to: BothEnds;
  after: number;
}

/** The way with so many trains and this arrival that leaves last; one that leaves at `departure` is known to be there. */
function latest(
  { tables, window, from, to }: Task,
  { trains, arrival, departure }: { trains: number; arrival: number; departure: number },
): Way {
  const { mirrored: table, labels } = tables;
  scan({
    table,
    labels,
    window,
    sources: to.mirrored,
    targets: from.mirrored,
    at: -arrival,
    before: () => 1 - departure,
    mostTrains: trains,
  });
  let best = trains;
  while (best > 0 && labels.targetRide.line[best] === -1) best -= 1;
  return { legs: legsTo(table, labels, best), departure: -(labels.target[best] ?? NEVER), arrival };
}

interface Option {
  trains: number;
  arrival: number;
  departure: number;
}

/** Earliest arrivals that are not known yet, with the fewest trains that make them. */
function options(
  { tables, window, from, to, after }: Task,
  known: readonly Way[],
  mostTrains: number,
  longest: number,
): Option[] {
  const { forward: table, labels } = tables;
  const before = (trains: number) =>
    Math.min(
      after + longest,
      ...known.filter(({ legs }) => legs.length <= trains).map(({ arrival }) => arrival),
    );
  scan({
    table,
    labels,
    window,
    sources: from.forward,
    targets: to.forward,
    at: after,
    before,
    mostTrains,
  });
  return Array.from({ length: mostTrains }, (_, index) => index + 1).flatMap((trains): Option[] => {
    const arrival = labels.target[trains] ?? NEVER;
    const [first] = arrival < NEVER ? legsTo(table, labels, trains) : [];
    return first === undefined
      ? []
      : [
          {
            trains,
            arrival,
            departure:
              first.start + (table.departure[(table.stopsFrom[first.line] ?? 0) + first.from] ?? 0),
          },
        ];
  });
}

/** Every way from a moment on that nothing beats in its changes and its arrival; what was found for an earlier moment and can still be caught is one of them. */
function waysAfter(task: Task, earlier: readonly Way[]): Way[] {
  const { from, to, after } = task;
  const known = earlier.filter(({ departure }) => departure >= after);
  const last = earlier.at(-1);
  // nothing with more trains was any better, and nothing will be while the last of them can be caught
  const mostTrains =
    last !== undefined && last.departure >= after ? last.legs.length - 1 : MOST_TRAINS;
  const least = Math.min(
    ...from.forward.stations.map((station) => to.forward.reach[station] ?? NEVER),
  );
  if (least >= LONGEST) return [];
  const near =
    mostTrains === 0
      ? []
      : options(task, known, mostTrains, Math.min(LONGEST, least * DETOUR + WAITING));
  const found =
    near.length > 0 || known.length > 0 ? near : options(task, known, mostTrains, LONGEST);
  return [...known, ...found.map((option) => latest(task, option))].sort(
    (a, b) => a.legs.length - b.legs.length,
  );
}

/**
 * The next ways by departure. From a moment on, the earliest arrival for every number of trains is found, then the
 * latest departure that still makes it: nothing beats these. The first of them to leave are taken, and the search goes
 * on a minute after them.
 */
export function findWays(tables: Tables, window: DayWindow, search: WaysSearch): Way[] {
  const [from, to] = [endsOf(tables, search.from, 'from'), endsOf(tables, search.to, 'to')];
  const [sensible, others]: [Way[], Way[]] = [[], []];
  let after = search.after;
  let ways: Way[] = [];
  // one more than is wanted, as the last of them may be beaten by the next
  while (unbeaten(sensible).length <= search.count) {
    ways = waysAfter({ tables, window, from, to, after }, ways);
    const next = Math.min(...ways.map(({ departure }) => departure));
    if (next >= search.until) break;
    for (const way of ways)
      if (way.departure === next) (search.isSensible(way) ? sensible : others).push(way);
    after = next + 1;
  }
  return unbeaten(sensible.length > 0 ? sensible : others).slice(0, search.count);
}
