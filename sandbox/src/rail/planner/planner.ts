import { LRUCache } from 'lru-cache';
import { localTime } from '../../kit/zones';
import { firstStation, type Line } from '../network/line';
import { network as wholeNetwork, type Network } from '../network/network';
import { placeByCode } from '../stations/places';
import { makeDayWindow, type DayWindow } from './day-window';
import type { Journey } from './journey';
import { readBoardings, trainsByNumber } from './read-journey';
import type { Leg } from './scan';
import { WayFinder, type Way } from './search';
import { writeJourney, type Boarding } from './write-journey';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
const USUAL_COUNT = 6;
/** Waiting longer than this between two trains is only for those who have no other way. */
const LONGEST_WAIT = 5 * HOUR;
/** How far back earlier journeys are looked for, step by step. */
const STEPS_BACK = [3 * HOUR, 8 * HOUR, DAY];
const WINDOWS_KEPT = 30;

export interface JourneySearch {
  from: string;
  to: string;
  after: Date;
  count?: number | undefined;
}

export type EarlierSearch = Omit<JourneySearch, 'after'> & { before: Date };

export interface Planner {
  planJourneys: (search: JourneySearch) => Journey[];
  journeysBefore: (search: EarlierSearch) => Journey[];
  journeyById: (id: string) => Journey | undefined;
}

interface Asked {
  from: string;
  to: string;
  after: number;
  until: number;
  count: number;
}

function lineOf({ lines }: Network, leg: Leg): Line {
  const line = lines[leg.line];
  if (line === undefined) throw new Error(`no line ${leg.line}`);
  return line;
}

function toBoarding(network: Network, origin: number, leg: Leg): Boarding {
  const line = lineOf(network, leg);
  const startsAt = origin + leg.start * MINUTE;
  const { timezone } = firstStation(line);
  const clock = localTime(startsAt, timezone);
  const slot = line.starts.indexOf(Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16)));
  return { line, slot, date: clock.slice(0, 10), startsAt, from: leg.from, to: leg.to };
}

function longestWait(network: Network, { legs }: Way): number {
  const waits = legs.slice(1).map((leg, index) => {
    const before = legs[index] ?? leg;
    return (
      leg.start +
      (lineOf(network, leg).stops[leg.from]?.departure ?? 0) -
      before.start -
      (lineOf(network, before).stops[before.to]?.arrival ?? 0)
    );
  });
  return Math.max(0, ...waits);
}

/** Plans journeys on a network; `stationsOf` says which stations a code stands for. */
export function makePlanner(
  network: Network,
  stationsOf: (code: string) => readonly string[],
): Planner {
  const indexes = new Map(network.stations.map(({ code }, index) => [code, index]));
  const finder = new WayFinder(network);
  const trains = trainsByNumber(network.lines);
  const windows = new LRUCache<string, DayWindow>({ max: WINDOWS_KEPT });

  const windowOf = (date: string): DayWindow => {
    const window = windows.get(date) ?? makeDayWindow(network, date);
    windows.set(date, window);
    return window;
  };

  const find = ({ from, to, after, until, count }: Asked): Journey[] => {
    const [sources, targets] = [from, to].map((code) =>
      stationsOf(code).flatMap((station) => indexes.get(station) ?? []),
    );
    if (
      sources === undefined ||
      targets === undefined ||
      sources.length === 0 ||
      targets.length === 0 ||
      sources.some((station) => targets.includes(station))
    )
      return [];
    const window = windowOf(new Date(after * MINUTE).toISOString().slice(0, 10));
    const origin = window.origin / MINUTE;
    const isSensible = (way: Way) => longestWait(network, way) <= LONGEST_WAIT;
    const ways = finder.find(window, {
      from: sources,
      to: targets,
      after: after - origin,
      until: until - origin,
      count,
      isSensible,
    });
    return ways.flatMap(
      ({ legs }) => writeJourney(legs.map((leg) => toBoarding(network, window.origin, leg))) ?? [],
    );
  };

  return {
    planJourneys: ({ from, to, after, count = USUAL_COUNT }) => {
      const first = Math.ceil(after.getTime() / MINUTE);
      return find({ from, to, after: first, until: first + DAY, count });
    },
    journeysBefore: ({ from, to, before, count = USUAL_COUNT }) => {
      const until = Math.ceil(before.getTime() / MINUTE);
      for (const step of STEPS_BACK) {
        const found = find({ from, to, after: until - step, until, count: Infinity });
        if (found.length >= count || step === STEPS_BACK.at(-1)) return found.slice(-count);
      }
      return [];
    },
    journeyById: (id) => {
      const boardings = readBoardings(trains, id);
      return boardings === undefined ? undefined : writeJourney(boardings);
    },
  };
}

let made: Planner | undefined;

/** The planner of the whole network, made once per process, at first need. */
function europe(): Planner {
  made ??= makePlanner(wholeNetwork(), (code) => placeByCode(code)?.stations ?? []);
  return made;
}

export function planJourneys(search: JourneySearch): Journey[] {
  return europe().planJourneys(search);
}

export function journeysBefore(search: EarlierSearch): Journey[] {
  return europe().journeysBefore(search);
}

/** Reads a journey back from its id; nothing for an id that no journey has. */
export function journeyById(id: string): Journey | undefined {
  return europe().journeyById(id);
}
