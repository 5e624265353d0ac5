/** Mean radius of the Earth, in kilometres. */
const EARTH = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres as the crow flies. */
export function greatCircle(from: Point, to: Point): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)];
  const height = Math.sin((south - north) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(height + Math.cos(north) * Math.cos(south) * width));
}
