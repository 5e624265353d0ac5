import { kilometres, planeAt, squaredDistance } from '../tree/distance';
import type { PlaceNode, PlaceTree } from '../tree/place-tree';
import type { Point } from '../records/records';

export function nearCity(
  tree: PlaceTree,
): (point: Point, country: string, mostKm: number) => PlaceNode | null {
  const bands = new Map<number, PlaceNode[]>();
  const bandOf = (latitude: number) => Math.floor(latitude);
  for (const city of tree.cities) {
    const band = bandOf(city.stored.latitude);
    const others = bands.get(band);
    if (others === undefined) bands.set(band, [city]);
    else others.push(city);
  }
  return (point, country, mostKm) => {
    const plane = planeAt(point);
    const band = bandOf(point.latitude);
    let best: PlaceNode | null = null;
    let nearest = mostKm;
    for (const city of [band - 1, band, band + 1].flatMap((each) => bands.get(each) ?? [])) {
      if (city.parent?.stored.parent_id !== country) continue;
      const { latitude, longitude } = city.stored;
      const away = kilometres(squaredDistance(plane, latitude, longitude));
      if (away > nearest) continue;
      nearest = away;
      best = city;
    }
    return best;
  };
}
