interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6_371;
const RADIANS = Math.PI / 180;

export function kilometres(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2) ** 2;
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2) ** 2;
  return (
    2 *
    EARTH_KM *
    Math.asin(
      Math.sqrt(north + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east),
    )
  );
}
