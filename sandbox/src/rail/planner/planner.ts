import { kilometres } from '../../kit/distance';
import { remembered } from '../../kit/remembered';
import { MINUTE, addDays } from '../../kit/zones';
import { network as wholeNetwork, type Network } from '../network/network';
import { placeByCode } from '../stations/places';
import { waysInWindow, type Trip, type Window } from './in-window';
import { readJourney, trainsByNumber, journeyOf, rideOf, type Journey } from './journey';
import { makeReach } from './reach';
import type { Way } from './scan';
import { makeTables, type Tables } from './tables';
import { waysOf } from './worth-taking';

const HOUR = 60;
const DAY = 24 * HOUR;
const USUAL_COUNT = 6;
/** How far ahead or back journeys are looked for first; it is a day when that is not enough. */
const usualWindow = (fewest: number): number => 4 * HOUR + fewest;
/** A journey takes no longer than some hours and a slow train, and than this. */
const UNHURRIED = 14 * HOUR;
const SLOW_KM_A_MINUTE = 1;
const LONGEST = 60 * HOUR;
const DETOUR = 1.5;
const DETOUR_KM = 200;

interface Places {
  from: string;
  to: string;
  count?: number | undefined;
}

const minutesOf = (date: Date): number => Math.ceil(date.getTime() / MINUTE);

function journeyFrom({ trains, hops }: Tables, firstDate: string, way: Way): Journey[] {
  const [first, ...others] = waysOf(way).flatMap(({ train, day, first: boarded, last }) => {
    const [run, from, to] = [trains[train], hops.place[boarded] ?? 0, hops.place[last] ?? 0];
    return run ? [rideOf({ ...run, date: addDays(firstDate, day), from, to: to + 1 })] : [];
  });
  return first ? [journeyOf([first, ...others])] : [];
}

export function makePlanner(network: Network, stationsOf: (code: string) => readonly string[]) {
  const { stations, lines } = network;
  const indexes = new Map(stations.map(({ code }, index) => [code, index]));
  const trains = trainsByNumber(lines);
  const tables = makeTables(network);
  const reach = makeReach(tables);

  const tripOf = (from: string, to: string): Trip | undefined => {
    const [sources = [], targets = []] = [from, to].map((code) =>
      stationsOf(code).flatMap((station) => indexes.get(station) ?? []),
    );
    const [source, target] = [stations[sources[0] ?? -1], stations[targets[0] ?? -1]];
    if (!source || !target || sources.some((station) => targets.includes(station)))
      return undefined;
    const km = kilometres(source, target);
    const isNear = stations.map(
      (station) =>
        kilometres(source, station) + kilometres(station, target) <= km * DETOUR + DETOUR_KM,
    );
    const reached = reach.from(sources, isNear);
    return {
      reached,
      reaches: reach.to(targets, isNear),
      fewest: Math.min(...targets.map((station) => reached[station] ?? Infinity)),
      most: Math.round(Math.min(LONGEST, UNHURRIED + km / SLOW_KM_A_MINUTE)),
    };
  };

  const find = (
    { from, to, count = USUAL_COUNT }: Places,
    windowOf: (minutes: number) => Window,
  ): Journey[] => {
    const trip = tripOf(from, to);
    if (trip === undefined) return [];
    const few = usualWindow(trip.fewest);
    const soon = few < DAY ? waysInWindow(tables, trip, windowOf(few), count) : undefined;
    const isEnough = soon !== undefined && soon.ways.length >= count;
    const found = isEnough ? soon : waysInWindow(tables, trip, windowOf(DAY), 0);
    return found?.ways.flatMap((way) => journeyFrom(tables, found.date, way)) ?? [];
  };

  return {
    planJourneys: ({ after, ...places }: Places & { after: Date }) => {
      const start = minutesOf(after);
      const found = find(places, (minutes) => [start, start + minutes]);
      return found.slice(0, places.count ?? USUAL_COUNT);
    },
    journeysBefore: ({ before, ...places }: Places & { before: Date }) => {
      const end = minutesOf(before);
      const found = find(places, (minutes) => [end - minutes, end]);
      return found.slice(-(places.count ?? USUAL_COUNT));
    },
    journeyById: (id: string) => readJourney(trains, id),
  };
}

type Planner = ReturnType<typeof makePlanner>;
const europe = remembered(() =>
  makePlanner(wholeNetwork(), (code) => placeByCode(code)?.stations ?? []),
);

export const planJourneys: Planner['planJourneys'] = (search) => europe().planJourneys(search);
export const journeysBefore: Planner['journeysBefore'] = (search) =>
  europe().journeysBefore(search);
export const journeyById: Planner['journeyById'] = (id) => europe().journeyById(id);
