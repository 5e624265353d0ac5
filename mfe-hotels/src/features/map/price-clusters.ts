import type { Bounds } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import { money } from '@wayfare/domain';
import Supercluster from 'supercluster';
import type { ClusterFeature, PointFeature } from 'supercluster';
import type { MapPoint } from './map-point';

export type MapItem =
  | { kind: 'hotel'; key: string; latitude: number; longitude: number; point: MapPoint }
  | { kind: 'cluster'; key: string; latitude: number; longitude: number; count: number; lowest: Money; zoom: number };

interface PointProperties {
  point: MapPoint;
}
interface ClusterProperties {
  lowest: number;
}

export interface PriceClusters {
  /** what to draw inside the bounds at a zoom level */
  itemsIn(bounds: Bounds, zoom: number): MapItem[];
}

/** Pixels on the screen that a label needs for its height, with room for a finger. */
const RADIUS = 40;
/** A label is so many times as wide as high. Longitudes are squeezed by it, so that a circle of the index is a label's shape. */
const SQUEEZE = 3.2;
/** Side of a map tile: what a pixel is to the index. */
const TILE = 256;
const MAX_ZOOM = 17;

type Feature = ClusterFeature<ClusterProperties> | PointFeature<PointProperties>;

const isCluster = (feature: Feature): feature is ClusterFeature<ClusterProperties> => 'cluster' in feature.properties;

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
  index.load(points.map((point) => ({ type: 'Feature', properties: { point }, geometry: { type: 'Point', coordinates: [point.longitude / SQUEEZE, point.latitude] } })));

  function toItem(feature: Feature): MapItem {
    const [squeezed = 0, latitude = 0] = feature.geometry.coordinates;
    const longitude = squeezed * SQUEEZE;
    if (!isCluster(feature)) return { kind: 'hotel', key: `hotel ${feature.properties.point.id}`, latitude, longitude, point: feature.properties.point };
    const { cluster_id: id, point_count: count, lowest } = feature.properties;
    return { kind: 'cluster', key: `cluster ${id}`, latitude, longitude, count, lowest: money(lowest), zoom: index.getClusterExpansionZoom(id) };
  }

  return {
    itemsIn: ({ west, south, east, north }, zoom) => index.getClusters([west / SQUEEZE, south, east / SQUEEZE, north], Math.round(zoom)).map(toItem),
  };
}
