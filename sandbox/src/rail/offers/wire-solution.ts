import { idOf } from '../../kit/ids';
import { isoDuration } from '../../kit/zones';
import { wireComfort } from '../fares/grades';
import type { Journey } from '../planner/write-journey';
import { placeByCode } from '../stations/places';
import type { Comfort, PlacedStop, WireLeg, WireSolution, WireStop } from '../wire/wire-types';
import type { Language } from '../wire/words';

const MINUTE = 60_000;
/** Long enough to be the only one, short enough to stand in every id that is made from it. */
const SHORT = 16;

function wireStop(code: string, language: Language): WireStop {
  const { names, timezone = 'Europe/Brussels' } = placeByCode(code) ?? {};
  return { code, label: names?.[language] ?? code, timeZone: timezone };
}

function placedStop(code: string, language: Language): PlacedStop {
  const { latitude, longitude } = placeByCode(code) ?? {};
  return { ...wireStop(code, language), latitude, longitude };
}

export function wireLeg(
  { id, origin, destination }: { id: string; origin: string; destination: string },
  language: Language,
): WireLeg {
  return {
    id,
    origin: wireStop(origin, language),
    destination: wireStop(destination, language),
  };
}

export function solutionId({ id }: Pick<Journey, 'id'>): string {
  return idOf('sol', id).slice(0, SHORT);
}

export function segmentId(solution: string, index: number): string {
  return `${solution}.s${index + 1}`;
}

/** `comforts` in the order of the rides: the simplest that is sold, or what was chosen. */
export function wireSolution(
  journey: Journey,
  comforts: readonly Comfort[],
  language: Language,
): WireSolution {
  const id = solutionId(journey);
  return {
    id,
    departure: journey.departure,
    arrival: journey.arrival,
    duration: isoDuration(journey.minutes * MINUTE),
    segments: journey.rides.map((ride, index) => ({
      id: segmentId(id, index),
      origin: placedStop(ride.from, language),
      destination: placedStop(ride.to, language),
      departure: ride.departure,
      arrival: ride.arrival,
      duration: isoDuration(ride.minutes * MINUTE),
      marketingCarrier: ride.carrier.name,
      vehicle: `${ride.product} ${ride.number}`,
      kind: ride.kind,
      comfortCategory: wireComfort(comforts[index] ?? 'STANDARD', language),
      checkInMinutes: ride.checkInMinutes,
    })),
    transfers: journey.transfers.map(({ fromStation, toStation, minutes, kind }) => ({
      from: wireStop(fromStation, language),
      to: wireStop(toStation, language),
      minutes,
      kind,
    })),
  };
}
