import { idOf } from '../../kit/ids';
import { MINUTE, isoDuration } from '../../kit/zones';
import { wireComfort } from '../fares/grades';
import type { Journey } from '../planner/journey';
import { placeByCode } from '../stations/places';
import type { Comfort } from '../wire/codes';
import { inEach } from '../wire/words';

/** Long enough to be the only one, short enough to stand in every id that is made from it. */
const SHORT = 16;

function wireStop(code: string) {
  const { names, timezone = 'Europe/Brussels' } = placeByCode(code) ?? {};
  return { code, label: names ?? inEach(() => code), timeZone: timezone };
}

function placedStop(code: string) {
  const { latitude, longitude } = placeByCode(code) ?? {};
  return { ...wireStop(code), latitude, longitude };
}

export function wireLeg(leg: { id: string; origin: string; destination: string }) {
  return { id: leg.id, origin: wireStop(leg.origin), destination: wireStop(leg.destination) };
}

export function solutionId({ id }: Pick<Journey, 'id'>): string {
  return idOf('sol', id).slice(0, SHORT);
}

export function segmentId(solution: string, index: number): string {
  return `${solution}.s${index + 1}`;
}

/** `comforts` in the order of the rides: the simplest that is sold, or what was chosen. */
export function wireSolution(journey: Journey, comforts: readonly Comfort[]) {
  const id = solutionId(journey);
  return {
    id,
    departure: journey.departure,
    arrival: journey.arrival,
    duration: isoDuration(journey.minutes * MINUTE),
    segments: journey.rides.map((ride, index) => ({
      id: segmentId(id, index),
      origin: placedStop(ride.from),
      destination: placedStop(ride.to),
      departure: ride.departure,
      arrival: ride.arrival,
      duration: isoDuration(ride.minutes * MINUTE),
      marketingCarrier: ride.carrier.name,
      vehicle: `${ride.product} ${ride.number}`,
      kind: ride.kind,
      comfortCategory: wireComfort(comforts[index] ?? 'STANDARD'),
      checkInMinutes: ride.checkInMinutes,
    })),
    transfers: journey.transfers.map(({ fromStation, toStation, minutes, kind }) => ({
      from: wireStop(fromStation),
      to: wireStop(toStation),
      minutes,
      kind,
    })),
  };
}
