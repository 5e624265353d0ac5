import { kilometres } from '../../kit/distance';
import { addDays } from '../../kit/zones';
import { network as wholeNetwork, type Network } from '../network/network';
import { placeByCode } from '../stations/places';
import { connectionMinutes } from './change-times';
import { hopsOf, makeDepartures } from './hops';
import { readJourney, trainsByNumber, journeyOf, rideOf, type Journey } from './journey';
import { scan, type Way } from './scan';
import { trainsOf, worthTaking } from './worth-taking';

const MINUTE = 60_000;
const HOUR = 60;
const USUAL_COUNT = 6;
/** How far ahead or back journeys are looked for: a while, and a day when that is not enough. */
const STEPS = [8 * HOUR, 24 * HOUR] as const;
/** A journey takes no longer than some hours and a slow train, and than this. */
const UNHURRIED = 14 * HOUR;
const SLOW_KM_A_MINUTE = 1;
const LONGEST = 60 * HOUR;
const DETOUR = 1.5;
const DETOUR_KM = 200;
/** From the day before, for who is under way at midnight, to the last that a long journey reaches into. */
const DAYS = 6;

interface Places {
  from: string;
  to: string;
  count?: number | undefined;
}

const minutesOf = (date: Date): number => Math.ceil(date.getTime() / MINUTE);

function widened(find: (minutes: number) => Journey[], wanted: number): Journey[] {
  const [few, many] = STEPS;
  const found = find(few);
  return found.length >= wanted ? found : find(many);
}

export function makePlanner(network: Network, stationsOf: (code: string) => readonly string[]) {
  const { stations, lines } = network;
  const indexes = new Map(stations.map(({ code }, index) => [code, index]));
  const trains = trainsByNumber(lines);
  const departuresOn = makeDepartures(hopsOf(network));
  const accesses = stations.map((to) =>
    stations.flatMap((from, station) => {
      const minutes = from.city.code === to.city.code ? connectionMinutes(from, to) : undefined;
      return minutes === undefined ? [] : [{ station, minutes }];
    }),
  );

  const find = (from: string, to: string, after: number, until: number): Journey[] => {
    const [sources = [], targets = []] = [from, to].map((code) =>
      stationsOf(code).flatMap((station) => indexes.get(station) ?? []),
    );
    const [source, target] = [stations[sources[0] ?? -1], stations[targets[0] ?? -1]];
    if (!source || !target || sources.some((station) => targets.includes(station))) return [];
    const today = new Date(after * MINUTE).toISOString().slice(0, 10);
    const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, index - 1));
    const dateOf = (day: number): string => dates[day] ?? today;
    const origin = Date.parse(dateOf(0)) / MINUTE;
    const km = kilometres(source, target);
    const isNear = stations.map(
      (station) =>
        kilometres(source, station) + kilometres(station, target) <= km * DETOUR + DETOUR_KM,
    );
    const longest = Math.min(LONGEST, UNHURRIED + km / SLOW_KM_A_MINUTE);
    const ways = scan({
      days: dates.map((date) => ({
        weekday: new Date(date).getUTCDay(),
        departures: departuresOn(date),
      })),
      sources: new Set(sources),
      targets: new Set(targets),
      // a train may have called at a larger station of the town before
      after: after - origin - HOUR,
      latest: Math.round(until - origin + longest),
      isNear,
      accesses,
    });
    const write = ({ day, ...train }: Way) => rideOf({ ...train, date: dateOf(day) });
    const isAsked = ({ departure }: Way) =>
      departure >= after - origin && departure < until - origin;
    return worthTaking(ways)
      .filter(isAsked)
      .map((way) => {
        const [first, ...others] = trainsOf(way);
        return journeyOf([write(first), ...others.map(write)]);
      });
  };

  return {
    planJourneys: ({ from, to, after, count = USUAL_COUNT }: Places & { after: Date }) => {
      const start = minutesOf(after);
      return widened((step) => find(from, to, start, start + step), count).slice(0, count);
    },
    journeysBefore: ({ from, to, before, count = USUAL_COUNT }: Places & { before: Date }) => {
      const end = minutesOf(before);
      return widened((step) => find(from, to, end - step, end), count).slice(-count);
    },
    journeyById: (id: string) => readJourney(trains, id),
  };
}

type Planner = ReturnType<typeof makePlanner>;
let made: Planner | undefined;

function europe(): Planner {
  made ??= makePlanner(wholeNetwork(), (code) => placeByCode(code)?.stations ?? []);
  return made;
}

export const planJourneys: Planner['planJourneys'] = (search) => europe().planJourneys(search);
export const journeysBefore: Planner['journeysBefore'] = (search) =>
  europe().journeysBefore(search);
export const journeyById: Planner['journeyById'] = (id) => europe().journeyById(id);
