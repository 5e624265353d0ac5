import { isoDuration } from '../../kit/zones';
import { idOf } from '../../kit/ids';
import { wireComfort } from '../fares/comforts';
import type { Journey, Ride } from '../planner/journey';
import { placeByCode } from '../stations/places';
import type { Language } from '../wire/words';
import type { Comfort, PlacedStop, WireSegment, WireSolution, WireStop } from '../wire/wire-types';

const MINUTE = 60_000;
/** Long enough to be the only one, short enough to stand in every id that is made from it. */
const SHORT = 16;

export function wireStop(code: string, language: Language): WireStop {
  const place = placeByCode(code);
  return {
    code,
    label: place?.names[language] ?? code,
    timeZone: place?.timezone ?? 'Europe/Brussels',
  };
}

export function solutionId({ id }: Pick<Journey, 'id'>): string {
  return idOf('sol', id).slice(0, SHORT);
}

export function segmentId(solution: string, index: number): string {
  return `${solution}.s${index + 1}`;
}

function placedStop(code: string, language: Language): PlacedStop {
  const { latitude, longitude } = placeByCode(code) ?? {};
  return { ...wireStop(code, language), latitude, longitude };
}

function wireSegment(ride: Ride, id: string, comfort: Comfort, language: Language): WireSegment {
  return {
    id,
    origin: placedStop(ride.from, language),
    destination: placedStop(ride.to, language),
    departure: ride.departure,
    arrival: ride.arrival,
    duration: isoDuration(ride.minutes * MINUTE),
    marketingCarrier: ride.carrier.name,
    vehicle: `${ride.product} ${ride.number}`,
    kind: ride.kind,
    comfortCategory: wireComfort(comfort, language),
    checkInMinutes: ride.checkInMinutes,
  };
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
    segments: journey.rides.map((ride, index) =>
      wireSegment(ride, segmentId(id, index), comforts[index] ?? 'STANDARD', language),
    ),
    transfers: journey.transfers.map(({ fromStation, toStation, minutes, kind }) => ({
      from: wireStop(fromStation, language),
      to: wireStop(toStation, language),
      minutes,
      kind,
    })),
  };
}
