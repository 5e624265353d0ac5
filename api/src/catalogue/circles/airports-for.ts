import { kilometres, planeAt, squaredDistance } from '../tree/distance';
import { stepsTo } from '../tree/place-tree';
import type { Point } from '../records/records';
import type { FoundCircle } from './circle-index';
import type { PlacedCircle } from './settle-circles';

/** So many airports of a country or region, and near a point, are an answer. */
const MOST = { within: 6, near: 3 };
/** Farther away an airport is no way to get there. */
const NEAR_KM = 120;
/** A small airport has to be so much nearer to be the better one. */
const SMALL_IS_FARTHER_KM = 60;
/** So is one across a border. */
const ABROAD_IS_FARTHER_KM = 30;

const isLarge = ({ circle }: PlacedCircle) => circle.isLarge === true;

/** The largest first, those of the largest cities before others. */
const bySize = (a: PlacedCircle, b: PlacedCircle) =>
  Number(isLarge(b)) - Number(isLarge(a)) || b.node.stored.popularity - a.node.stored.popularity;

/**
 * Codes of the airports by which one flies to a place, the best first: those that lie in a country, region or holiday
 * area, else the nearest ones. Empty where none is near.
 */
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

/** Codes of the airports within a distance of a point as the crow flies, the nearest first. */
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
