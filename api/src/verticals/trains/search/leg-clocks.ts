import type { SearchLeg } from '@wayfare/api-contract';
import type { TrainPlaces } from './train-places.service';
import { clockAt } from './train-search-rules';
import type { ClockOf } from './train-search-rules';

export async function clocksOf(
  places: Pick<TrainPlaces, 'known'>,
  legs: readonly Pick<SearchLeg, 'origin' | 'destination'>[],
  now: number,
): Promise<ClockOf> {
  const known = await places.known(
    legs.flatMap(({ origin, destination }) => [origin, destination]),
  );
  return (code) => {
    const place = known.get(code);
    return place === undefined ? null : clockAt(place.timeZone, now);
  };
}

/** Clamps a leg within the running hour to now. */
export const fromNowOn = (legs: readonly SearchLeg[], clockOf: ClockOf): SearchLeg[] =>
  legs.map(({ origin, destination, departure }) => {
    const clock = clockOf(origin) ?? departure;
    return { origin, destination, departure: departure < clock ? clock : departure };
  });

/** Clamps today's legs to now; a past day stays past. */
export const sinceNow = (legs: readonly SearchLeg[], clockOf: ClockOf): SearchLeg[] =>
  legs.map((leg) => {
    const clock = clockOf(leg.origin) ?? leg.departure;
    const isToday =
      leg.departure.slice(0, 'YYYY-MM-DD'.length) === clock.slice(0, 'YYYY-MM-DD'.length);
    return isToday && leg.departure < clock ? { ...leg, departure: clock } : leg;
  });
