import { kilometres, planeAt, squaredDistance } from '../tree/distance';
import { stepsTo } from '../tree/place-tree';
import type { Point } from '../records/records';
import type { FoundCircle } from './circle-index';
import type { PlacedCircle } from './settle-circles';

/** Most airports listed for an area, and near a point. */
const MOST = { within: 6, near: 3 };
const NEAR_KM = 120;
/** Distance penalty of a small airport. */
const SMALL_IS_FARTHER_KM = 60;
/** Distance penalty of an airport across a border. */
const ABROAD_IS_FARTHER_KM = 30;

const isLarge = ({ circle }: PlacedCircle) => circle.isLarge === true;

const bySize = (a: PlacedCircle, b: PlacedCircle) =>
  Number(isLarge(b)) - Number(isLarge(a)) || b.node.stored.popularity - a.node.stored.popularity;

/** Airport codes for a place, best first: those inside an area, else the nearest. Empty where none is near. */
export function airportsFor(placed: readonly PlacedCircle[], found: FoundCircle): string[] {
  const airports = placed.filter(({ circle }) => circle.type === 'airport');
  const { place, radiusKm } = found;
  const plane = planeAt(place);
  const away = ({ circle }: PlacedCircle) =>
    kilometres(squaredDistance(plane, circle.latitude, circle.longitude));
  const isInside = (airport: PlacedCircle) =>
    place.type === 'holidayArea'
      ? away(airport) <= radiusKm && airport.circle.country === place.country.id
      : stepsTo(airport.node).some(({ stored }) => stored.id === place.id);
  const hasInside = ['country', 'destination', 'holidayArea'].includes(place.type);
  const inside = hasInside ? airports.filter(isInside).sort(bySize).slice(0, MOST.within) : [];
  const cost = (airport: PlacedCircle) =>
    away(airport) +
    (isLarge(airport) ? 0 : SMALL_IS_FARTHER_KM) +
    (airport.circle.country === place.country.id ? 0 : ABROAD_IS_FARTHER_KM);
  const near =
    inside.length > 0
      ? inside
      : airports
          .filter((airport) => away(airport) <= NEAR_KM)
          .sort((a, b) => cost(a) - cost(b))
          .slice(0, MOST.near);
  return near.map(({ circle }) => circle.id);
}

export function airportsNear(
  placed: readonly PlacedCircle[],
  point: Point,
  km: number,
): { code: string; km: number }[] {
  const plane = planeAt(point);
  return placed
    .filter(({ circle }) => circle.type === 'airport')
    .map(({ circle: { id, latitude, longitude } }) => ({
      code: id,
      km: kilometres(squaredDistance(plane, latitude, longitude)),
    }))
    .filter((airport) => airport.km <= km)
    .sort((a, b) => a.km - b.km);
}
