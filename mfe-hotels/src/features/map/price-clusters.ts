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
      zoom: number;
    };

interface PointProperties {
  point: MapPoint;
}
interface ClusterProperties {
  lowest: number;
}

export interface PriceClusters {
  /** what to draw inside the bounds at a zoom level */
  itemsIn(bounds: Bounds, zoom: number): readonly MapItem[];
}

/** Pixels on the screen that a label needs for its height, with room for a finger. */
const RADIUS = 40;
/** A label is so many times as wide as high. Longitudes are squeezed by it, so that a circle of the index is a label's shape. */
const SQUEEZE = 3.2;
/** Side of a map tile: what a pixel is to the index. */
const TILE = 256;
const MAX_ZOOM = 17;

/** Room that a label takes on the screen. */
const LABEL = { hotel: 88, cluster: 152, height: 32 } as const;

type Feature = ClusterFeature<ClusterProperties> | PointFeature<PointProperties>;

const isCluster = (feature: Feature): feature is ClusterFeature<ClusterProperties> =>
  'cluster' in feature.properties;

const across = ({ longitude }: MapItem) => longitude / 360;
const down = ({ latitude }: MapItem) =>
  -Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI);
const countOf = (item: MapItem) => (item.kind === 'cluster' ? item.count : 1);
const lowestOf = (item: MapItem) => (item.kind === 'cluster' ? item.lowest : item.point.price);

function joined(one: MapItem, other: MapItem, zoom: number): MapItem {
  const lowest = money(Math.min(lowestOf(one).amount, lowestOf(other).amount));
  const { key, latitude, longitude } = one;
  return {
    kind: 'cluster',
    key: `${key} ${other.key}`,
    latitude,
    longitude,
    count: countOf(one) + countOf(other),
    lowest,
    zoom: zoom + 1,
  };
}

/** A group stands in the middle of its hotels, so its label may still meet another: the bigger one takes the other in. */
function apart(items: readonly MapItem[], zoom: number): readonly MapItem[] {
  const world = TILE * 2 ** zoom;
  const doMeet = (one: MapItem, other: MapItem) =>
    Math.abs(across(one) - across(other)) * world < (LABEL[one.kind] + LABEL[other.kind]) / 2 &&
    Math.abs(down(one) - down(other)) * world < LABEL.height;
  const standing: MapItem[] = [];
  for (const item of items.toSorted((one, other) => countOf(other) - countOf(one))) {
    const at = standing.findIndex((other) => doMeet(item, other));
    const met = standing[at];
    if (met === undefined) standing.push(item);
    else standing[at] = joined(met, item, zoom);
  }
  // a hotel that became a group has a wider label
  return standing.length === items.length ? standing : apart(standing, zoom);
}

/** Groups hotels that would overlap; a group knows its size and its lowest price. */
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
      zoom: index.getClusterExpansionZoom(id),
    };
  }

  return {
    itemsIn({ west, south, east, north }, zoom) {
      const level = Math.round(zoom);
      const items = index
        .getClusters([west / SQUEEZE, south, east / SQUEEZE, north], level)
        .map(toItem);
      // at the last level every hotel can be reached, whatever stands on it
      return level > MAX_ZOOM ? items : apart(items, level);
    },
  };
}
