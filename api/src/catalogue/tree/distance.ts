import type { Box, Point } from '../records/records';

const KM_PER_DEGREE = 111.195;

/** Planar distance from plus, times and square root alone, bit-identical in SQL; error below a per cent in a region. */
export interface Plane extends Point {
  readonly perDegreeEast: number;
}

export function planeAt({ latitude, longitude }: Point): Plane {
  return { latitude, longitude, perDegreeEast: Math.cos((latitude * Math.PI) / 180) };
}

/** In degrees of latitude, squared. */
export function squaredDistance(plane: Plane, latitude: number, longitude: number): number {
  const north = latitude - plane.latitude;
  const apart = Math.abs(longitude - plane.longitude);
  const east = (apart > 180 ? 360 - apart : apart) * plane.perDegreeEast;
  return north * north + east * east;
}

interface Points {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly rows: Uint32Array;
}

export function squaredDistances(
  plane: Plane,
  { latitude, longitude, rows }: Points,
  out: Float64Array,
): Float64Array {
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    out[index] = squaredDistance(plane, latitude[row] ?? 0, longitude[row] ?? 0);
  }
  return out;
}

export function kilometres(squared: number): number {
  return Math.sqrt(squared) * KM_PER_DEGREE;
}

export function squaredRadius(km: number): number {
  return (km / KM_PER_DEGREE) * (km / KM_PER_DEGREE);
}

export function boxAround({ latitude, longitude, perDegreeEast }: Plane, km: number): Box {
  const north = (km / KM_PER_DEGREE) * 1.0001;
  const east = north / Math.max(perDegreeEast, 0.001);
  const wrap = (value: number): number => ((value + 540) % 360) - 180;
  const world = east >= 180;
  return {
    north: Math.min(90, latitude + north),
    south: Math.max(-90, latitude - north),
    west: world ? -180 : wrap(longitude - east),
    east: world ? 180 : wrap(longitude + east),
  };
}

export function middleOf({ north, south, east, west }: Box): Point {
  const width = east < west ? east + 360 - west : east - west;
  return { latitude: (north + south) / 2, longitude: ((west + width / 2 + 540) % 360) - 180 };
}
