import { kilometres } from '../../kit/distance';
import type { RideKind } from '../planner/journey';
import type { Station } from '../stations/station';

/** What a train of a kind makes of a straight line: kilometres an hour, stops left out, minutes at a stop, and how much longer the track is. */
const PACE: Readonly<Record<RideKind, { speed: number; dwell: number; detour: number }>> = {
  'high-speed': { speed: 170, dwell: 2, detour: 1.15 },
  intercity: { speed: 95, dwell: 2, detour: 1.22 },
  regional: { speed: 62, dwell: 1, detour: 1.28 },
  night: { speed: 75, dwell: 5, detour: 1.22 },
};

const START_AND_STOP = 2;

export interface TimedStop {
  station: Station;
  arrival: number;
  departure: number;
  km: number;
}

interface Known {
  station: Station;
  minutes: number | undefined;
}

function straight(stops: readonly Known[]): number[] {
  return stops.map(({ station }, index) =>
    index === 0 ? 0 : kilometres(stops[index - 1]?.station ?? station, station),
  );
}

/** Minutes of each hop up to a stop with a known time, which share what is left by distance. */
function shared(hops: readonly number[], available: number): number[] {
  const total = hops.reduce((sum, km) => sum + km, 0);
  return hops.map((km) =>
    Math.max(1, total === 0 ? available / hops.length : (available * km) / total),
  );
}

function hopMinutes(stops: readonly Known[], kms: readonly number[], kind: RideKind): number[] {
  const { speed, dwell } = PACE[kind];
  const minutes = kms.map((km) => (km / speed) * 60 + START_AND_STOP);
  let from = 0;
  let at = 0;
  stops.forEach((stop, index) => {
    if (index === 0 || stop.minutes === undefined) return;
    const hops = kms.slice(from + 1, index + 1);
    shared(hops, stop.minutes - at - (hops.length - (from === 0 ? 1 : 0)) * dwell).forEach(
      (share, hop) => (minutes[from + 1 + hop] = share),
    );
    from = index;
    at = stop.minutes;
  });
  return minutes;
}

/** When a train is where, from the times that are known and its pace where none are. */
export function runningTimes(stops: readonly Known[], kind: RideKind): TimedStop[] {
  const { dwell, detour } = PACE[kind];
  const kms = straight(stops);
  const hops = hopMinutes(stops, kms, kind);
  let at = 0;
  let km = 0;
  return stops.map(({ station }, index) => {
    at += index === 0 ? 0 : (hops[index] ?? 0);
    km += (kms[index] ?? 0) * detour;
    const arrival = Math.round(at);
    at += index === 0 || index === stops.length - 1 ? 0 : dwell;
    return { station, arrival, departure: Math.round(at), km: Math.round(km) };
  });
}

/** The way back: the same times, read from the other end. */
export function reversed(stops: readonly TimedStop[]): TimedStop[] {
  const last = stops.at(-1);
  if (last === undefined) return [];
  return stops
    .map(({ station, arrival, departure, km }) => ({
      station,
      arrival: last.arrival - departure,
      departure: last.arrival - arrival,
      km: last.km - km,
    }))
    .reverse();
}
