import type { Bounds } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import { money } from '@wayfare/domain';
import Supercluster from 'supercluster';
import type { ClusterFeature, PointFeature } from 'supercluster';
import type { MapPoint } from './map-point';

export type MapItem =
  | { kind: 'hotel'; key: string; latitude: number; longitude: number; point: MapPoint }
  | {
      kind: 'cluster';
      key: string;
      latitude: number;
      longitude: number;
      count: number;
      lowest: Money;
      box: Bounds;
    };

interface PointProperties {
  point: MapPoint;
}
interface ClusterProperties {
  lowest: number;
}

export interface PriceClusters {
  itemsIn(bounds: Bounds, zoom: number): readonly MapItem[];
}

/** Cluster radius in pixels: a label's height, with room for a finger. */
const RADIUS = 30;
/** Width of a label by its height: longitudes are divided by it, so that the index's circles have a label's shape. */
const SQUEEZE = 2.2;
const TILE = 256;
const MAX_ZOOM = 17;

/** Pixels of a label. */
const LABEL = { hotel: 64, cluster: 92, height: 30 } as const;
/** Distance in pixels at which hotels of one spot are fanned out; each ring of so many adds one. */
const FAN = { radius: 58, perRing: 6 } as const;

type Feature = ClusterFeature<ClusterProperties> | PointFeature<PointProperties>;

const isCluster = (feature: Feature): feature is ClusterFeature<ClusterProperties> =>
  'cluster' in feature.properties;

const across = ({ longitude }: MapItem) => longitude / 360;
const down = ({ latitude }: MapItem) =>
  -Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI);
const countOf = (item: MapItem) => (item.kind === 'cluster' ? item.count : 1);
const lowestOf = (item: MapItem) => (item.kind === 'cluster' ? item.lowest : item.point.price);

const boxOf = (places: readonly { latitude: number; longitude: number }[]): Bounds => {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    west: Math.min(...longitudes),
  };
};
const cornersOf = (item: MapItem) =>
  item.kind === 'hotel'
    ? [item]
    : [
        { latitude: item.box.north, longitude: item.box.east },
        { latitude: item.box.south, longitude: item.box.west },
      ];

function joined(one: MapItem, other: MapItem): MapItem {
  const lowest = money(Math.min(lowestOf(one).amount, lowestOf(other).amount));
  const { key, latitude, longitude } = one;
  return {
    kind: 'cluster',
    key: `${key} ${other.key}`,
    latitude,
    longitude,
    count: countOf(one) + countOf(other),
    lowest,
    box: boxOf([...cornersOf(one), ...cornersOf(other)]),
  };
}

const doMeet = (one: MapItem, other: MapItem, world: number) =>
  Math.abs(across(one) - across(other)) * world < (LABEL[one.kind] + LABEL[other.kind]) / 2 &&
  Math.abs(down(one) - down(other)) * world < LABEL.height;

/** Labels of groups may still overlap: the bigger one absorbs the other. */
function apart(items: readonly MapItem[], zoom: number): readonly MapItem[] {
  const world = TILE * 2 ** zoom;
  const standing: MapItem[] = [];
  for (const item of items.toSorted((one, other) => countOf(other) - countOf(one))) {
    const at = standing.findIndex((other) => doMeet(item, other, world));
    const met = standing[at];
    if (met === undefined) standing.push(item);
    else standing[at] = joined(met, item);
  }
  // a hotel merged into a group has a wider label: check again
  return standing.length === items.length ? standing : apart(standing, zoom);
}

const latitudeAt = (y: number) => (Math.asin(Math.tanh(-y * 2 * Math.PI)) * 180) / Math.PI;

function fannedOut(items: readonly MapItem[], zoom: number): readonly MapItem[] {
  const world = TILE * 2 ** zoom;
  const spots: MapItem[][] = [];
  for (const item of items) {
    const spot = spots.find(([first]) => first !== undefined && doMeet(first, item, world));
    if (spot === undefined) spots.push([item]);
    else spot.push(item);
  }
  return spots.flatMap((spot) => {
    const [first] = spot;
    if (first === undefined || spot.length === 1) return spot;
    return spot.map((item, at) => {
      const ring = Math.floor(at / FAN.perRing) + 1;
      const angle = ((at % FAN.perRing) / Math.min(spot.length, FAN.perRing)) * 2 * Math.PI;
      const reach = (FAN.radius * ring) / world;
      return {
        ...item,
        longitude: (across(first) + Math.cos(angle) * reach) * 360,
        latitude: latitudeAt(down(first) + Math.sin(angle) * reach),
      };
    });
  });
}

/** Boxes of the labels, so that place names can avoid them. */
export const labelBoxes = (
  items: readonly MapItem[],
  at: (item: MapItem) => { x: number; y: number },
) =>
  items.map((item) => {
    const { x, y } = at(item);
    const half = { across: LABEL[item.kind] / 2, down: LABEL.height / 2 };
    return {
      left: x - half.across,
      right: x + half.across,
      top: y - half.down,
      bottom: y + half.down,
    };
  });

/** Clusters hotels whose labels would overlap; a group has its size and lowest price. */
export function createPriceClusters(points: readonly MapPoint[]): PriceClusters {
  const index = new Supercluster<PointProperties, ClusterProperties>({
    radius: RADIUS,
    extent: TILE,
    maxZoom: MAX_ZOOM,
    map: ({ point }) => ({ lowest: point.price.amount }),
    reduce: (group, { lowest }) => {
      group.lowest = Math.min(group.lowest, lowest);
    },
  });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude / SQUEEZE, point.latitude] },
    })),
  );

  function toItem(feature: Feature): MapItem {
    const [squeezed = 0, latitude = 0] = feature.geometry.coordinates;
    const longitude = squeezed * SQUEEZE;
    if (!isCluster(feature))
      return {
        kind: 'hotel',
        key: `hotel ${feature.properties.point.id}`,
        latitude,
        longitude,
        point: feature.properties.point,
      };
    const { cluster_id: id, point_count: count, lowest } = feature.properties;
    return {
      kind: 'cluster',
      key: `cluster ${id}`,
      latitude,
      longitude,
      count,
      lowest: money(lowest),
      box: boxOf(index.getLeaves(id, Infinity).map(({ properties }) => properties.point)),
    };
  }

  return {
    itemsIn({ west, south, east, north }, zoom) {
      const level = Math.round(zoom);
      const items = index
        .getClusters([west / SQUEEZE, south, east / SQUEEZE, north], level)
        .map(toItem);
      // at the last level every hotel is reachable, even where several share a spot
      return level > MAX_ZOOM ? fannedOut(items, level) : apart(items, level);
    },
  };
}
