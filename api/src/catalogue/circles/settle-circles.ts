import { kilometres, planeAt, squaredDistance } from '../tree/distance';
import { stepsTo, type PlaceNode, type PlaceTree } from '../tree/place-tree';
import type { Point } from '../records/records';
import { normalise } from '../text/normalise';
import type { Circle, CircleOfTown } from './circle';
import { nearCity } from './near-city';
import type { CircleSource } from './read-circles';

/** A circle with its position in the tree: its city, or only the country for a holiday area. */
export interface PlacedCircle {
  readonly circle: Circle;
  readonly node: PlaceNode;
  readonly timeZone: string;
}

export interface KnownPlace {
  readonly aliases: readonly string[];
  readonly popularity: number;
}

export interface SettledCircles {
  readonly placed: readonly PlacedCircle[];
  readonly known: ReadonlyMap<string, KnownPlace>;
}

/** A town of this name within this distance is the same place and already has a page. */
const SAME_PLACE_KM = 15;
/** Beyond this an airport or station does not serve the town. */
const MOST_KM = {
  airport: { named: 120, other: 40 },
  station: { named: 40, other: 15 },
};

type Named = ReadonlyMap<string, readonly PlaceNode[]>;

const keyOf = (country: string, name: string) => `${country} ${normalise(name)}`;

function byName(tree: PlaceTree): Named {
  const named = new Map<string, PlaceNode[]>();
  for (const node of tree.nodes) {
    const country = stepsTo(node)[0]?.stored.id ?? '';
    for (const key of new Set(Object.values(node.names).map((name) => keyOf(country, name)))) {
      const others = named.get(key);
      if (others === undefined) named.set(key, [node]);
      else others.push(node);
    }
  }
  return named;
}

const away = (from: Point, { stored }: PlaceNode) =>
  kilometres(squaredDistance(planeAt(from), stored.latitude, stored.longitude));

function sameOf({ names, country, ...point }: Circle, named: Named): PlaceNode | undefined {
  return Object.values(names)
    .flatMap((name) => named.get(keyOf(country, name)) ?? [])
    .find((node) => node.stored.type !== 'city' || away(point, node) <= SAME_PLACE_KM);
}

function settledOfTowns(circles: readonly CircleOfTown[], tree: PlaceTree, named: Named): Circle[] {
  const near = nearCity(tree);
  return circles.flatMap(({ town, ...circle }) => {
    const most = circle.type === 'station' ? MOST_KM.station : MOST_KM.airport;
    const own = (named.get(keyOf(circle.country, town)) ?? []).find(
      (node) => node.stored.type === 'city' && away(circle, node) <= most.named,
    );
    const city = own ?? near(circle, circle.country, most.other);
    return city === null ? [] : [{ ...circle, cityId: city.stored.id }];
  });
}

function nodeOf({ type, country, cityId }: Circle, tree: PlaceTree): PlaceNode | null {
  const city = cityId === '' ? null : tree.get(cityId);
  return type === 'holidayArea' || city === null ? tree.get(country) : city;
}

/** A circle named after its city ranks behind the city. */
function behindItsCity(circle: Circle, { names, stored }: PlaceNode): Circle {
  const isAfter = Object.values(names).some((city) =>
    Object.values(circle.names).some((name) =>
      ` ${normalise(name)} `.includes(` ${normalise(city)} `),
    ),
  );
  return isAfter
    ? { ...circle, popularity: Math.min(circle.popularity, stored.popularity - 5) }
    : circle;
}

/** Attaches circles to the tree: a duplicate becomes a synonym of its place, one outside every place is dropped. */
export function settleCircles(
  { circles, ofTowns, otherNames }: Pick<CircleSource, 'circles' | 'ofTowns' | 'otherNames'>,
  tree: PlaceTree,
): SettledCircles {
  if (circles.length + ofTowns.length === 0) return { placed: [], known: new Map() };
  const named = byName(tree);
  const known = new Map<string, KnownPlace>(
    [...otherNames].map(([id, aliases]) => [id, { aliases, popularity: 0 }]),
  );
  const own: Circle[] = [];
  for (const circle of [...circles, ...settledOfTowns(ofTowns, tree, named)]) {
    // an airport's name is never a town's
    const same = circle.type === 'airport' ? undefined : sameOf(circle, named);
    if (same === undefined) {
      own.push(circle);
      continue;
    }
    const before = known.get(same.stored.id);
    known.set(same.stored.id, {
      aliases: [...(before?.aliases ?? []), ...circle.aliases],
      popularity: Math.max(before?.popularity ?? 0, circle.popularity),
    });
  }
  const placed = own.flatMap((circle): PlacedCircle[] => {
    const node = nodeOf(circle, tree);
    if (node === null) return [];
    const city = tree.get(circle.cityId) ?? node;
    return [{ circle: behindItsCity(circle, city), node, timeZone: city.stored.time_zone }];
  });
  placed.sort(
    (a, b) => b.circle.popularity - a.circle.popularity || (a.circle.id < b.circle.id ? -1 : 1),
  );
  return { placed, known };
}
