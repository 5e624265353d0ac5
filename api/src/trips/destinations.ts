import { nightsBetween } from '@wayfare/domain';
import { homeOf, type Part } from './group-trips';
import { isNear, townOf, type TripPlace } from './trip-place';

interface Sojourn {
  readonly place: TripPlace;
  readonly nights: number;
  /** how well its name says where: a house's town before any town */
  readonly rank: number;
}

const rankOf = ({ town }: TripPlace, isStay: boolean) => (town === null ? 0 : isStay ? 2 : 1);

function sojourns(parts: readonly Part[]): Sojourn[] {
  const rides = parts.filter(({ form }) => form === 'ride');
  return parts.flatMap((part) => {
    if (part.form !== 'ride')
      return [
        {
          place: part.start.place,
          nights: nightsBetween(part.start.day, part.end.day),
          rank: rankOf(part.start.place, true),
        },
      ];
    const next = rides[rides.indexOf(part) + 1];
    const nights = next === undefined ? 0 : nightsBetween(part.end.day, next.start.day);
    return [{ place: part.end.place, nights, rank: rankOf(part.end.place, false) }];
  });
}

/** One per surroundings: most nights, best name. */
function merged(all: readonly Sojourn[]): Sojourn[] {
  return all.reduce<Sojourn[]>((known, sojourn) => {
    const same = known.find((other) => isNear(other.place, sojourn.place));
    if (same === undefined) return [...known, sojourn];
    const named = sojourn.rank > same.rank ? sojourn : same;
    const better = { ...named, nights: Math.max(same.nights, sojourn.nights) };
    return known.map((other) => (other === same ? better : other));
  }, []);
}

/** Towns of the nights in order, without home; else the last place that is not home. `parts` sorted, not empty. */
export function destinationsOf(parts: readonly Part[]): string[] {
  const home = homeOf(parts);
  const all = merged(sojourns(parts));
  const away = all.filter(({ place }) => home === null || !isNear(place, home));
  const candidates = away.length > 0 ? away : all;
  const slept = candidates.filter(({ nights }) => nights > 0);
  const shown = slept.length > 0 ? slept : candidates.slice(-1);
  return [...new Set(shown.map(({ place }) => townOf(place)))];
}
