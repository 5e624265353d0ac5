import { TRAVEL_EMISSIONS } from '@wayfare/api-contract';
import type { TravelEmissions } from '@wayfare/api-contract';
import { greatCircle } from '../../../platform/great-circle';
import type { RailSegment } from '../../../ports/rail-offers';

/** Rounded to 0.1 kg. */
const kilograms = (kilometres: number, grams: number): number =>
  Math.round((kilometres * grams) / 100) / 10;

/** kg a traveller (`TRAVEL_EMISSIONS`): train via each change, car and air straight. Null without a position. */
export function travelEmissions(
  segments: readonly Pick<RailSegment, 'origin' | 'destination'>[],
): TravelEmissions | null {
  const { grams, detour, flightKilometres } = TRAVEL_EMISSIONS;
  const places = segments.flatMap(({ origin, destination }) => [
    origin.position,
    destination.position,
  ]);
  const known = places.filter((place) => place !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || known.length < places.length) return null;
  let straight = 0;
  for (let index = 1; index < known.length; index += 2) {
    const [from, to] = [known[index - 1], known[index]];
    if (from !== undefined && to !== undefined) straight += greatCircle(from, to);
  }
  const kilometres = straight * detour;
  const direct = greatCircle(first, last);
  return {
    kilometres: Math.round(kilometres),
    train: kilograms(kilometres, grams.train),
    car: kilograms(direct * detour, grams.car),
    flight: kilograms(direct + flightKilometres, grams.flight),
  };
}
