/* Leaflet and its drawing, loaded in the browser when a map comes into view. */
import type { Bounds, MapSource } from '@wayfare/api-contract';
import { namedMap, type LoadTile, type NamedMap, type NamedPoint } from '@wayfare/map/drawing';
import { control, latLngBounds, point } from 'leaflet';
import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { calmMap } from './calm-map';
import type { MapPoint } from './map-point';
import { pinLayer, type PinLayer, type PinOptions } from './pin-layer';
import {
  createPriceClusters,
  labelBoxes,
  type MapItem,
  type PriceClusters,
} from './price-clusters';
import { withStreets } from './with-streets';

export interface HotelMapOptions extends Omit<PinOptions, 'onOpen'> {
  names: { map: string; zoomIn: string; zoomOut: string; sources: string };
  /** called when the traveller, not the page, moved the map */
  onMove: (bounds: Bounds) => void;
  loadTile: LoadTile;
}

export interface MapSearch {
  /** the view is kept while this is unchanged */
  key: string;
  /** the searched frame; null for a search by place */
  area: Bounds | null;
}

export interface MapPlace extends NamedPoint {
  /** small enough that distances from its centre mean something */
  isCentre: boolean;
}

export interface HotelMapHandle {
  show: (points: readonly MapPoint[], place: MapPlace, search: MapSearch) => void;
  highlight: (id: string | null) => void;
  addStreets: (source: MapSource) => void;
  remove: () => void;
}

const MAX_ZOOM = 18;

function boundsOf(points: readonly MapPoint[]): LatLngBoundsExpression {
  return points.map((point) => [point.latitude, point.longitude] as [number, number]);
}

const SIDES = ['north', 'south', 'east', 'west'] as const;
/** Tolerance in degrees between views of the same place. */
const SAME = 1e-6;

const isSame = (one: Bounds, other: Bounds) =>
  SIDES.every((side) => Math.abs(one[side] - other[side]) < SAME);

function toBounds(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
  return {
    north: clamp(bounds.getNorth(), 90),
    south: clamp(bounds.getSouth(), 90),
    east: clamp(bounds.getEast(), 180),
    west: clamp(bounds.getWest(), 180),
  };
}

class PriceMap implements HotelMapHandle {
  readonly #map: LeafletMap;
  readonly #options: HotelMapOptions;
  readonly #pins: PinLayer;
  readonly #names: NamedMap;
  #clusters: PriceClusters = createPriceClusters([]);
  #items: readonly MapItem[] = [];
  #isOwnMove = false;
  #shown: string | null = null;

  constructor(container: HTMLElement, options: HotelMapOptions) {
    this.#options = options;
    this.#map = calmMap(container, {
      maxZoom: MAX_ZOOM,
      minZoom: 2,
      worldCopyJump: true,
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
    });
    const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle, sources, map: label } = options.names;
    this.#map.attributionControl.setPrefix(false).addAttribution(sources);
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(this.#map);
    control.scale({ imperial: false, position: 'bottomleft' }).addTo(this.#map);
    this.#pins = pinLayer(this.#map, {
      ...options,
      onOpen: ({ box }) => this.#open(box),
    });
    this.#names = namedMap(this.#map, options.loadTile, () => this.#settle());
    this.#map.on('moveend', () => this.#moved());
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', label);
  }

  show(points: readonly MapPoint[], place: MapPlace, { key, area }: MapSearch): void {
    this.#clusters = createPriceClusters(points);
    this.#pins.clear();
    this.#isOwnMove = true;
    if (key !== this.#shown) this.#lookAt(points, place, area);
    this.#isOwnMove = false;
    this.#shown = key;
    this.#names.centre(place.isCentre ? place : null);
    this.#draw();
  }

  /** A search of the visible frame does not move the view: fitting its hotels would zoom out a little each time. */
  #lookAt(
    points: readonly MapPoint[],
    { latitude, longitude }: MapPlace,
    area: Bounds | null,
  ): void {
    if (area !== null) {
      const { north, south, east, west } = area;
      // slightly smaller, so that rounding does not cost a zoom level
      const hair = { latitude: (north - south) / 100, longitude: (east - west) / 100 };
      const isThere = this.#shown !== null && isSame(toBounds(this.#map), area);
      if (!isThere)
        this.#map.fitBounds(
          [
            [south + hair.latitude, west + hair.longitude],
            [north - hair.latitude, east - hair.longitude],
          ],
          { animate: false },
        );
    } else if (points.length > 0)
      this.#map.fitBounds(boundsOf(points), { padding: [32, 32], maxZoom: 15, animate: false });
    else this.#map.setView([latitude, longitude], 12, { animate: false });
  }

  highlight(id: string | null): void {
    this.#pins.highlight(id);
  }

  addStreets(source: MapSource): void {
    void withStreets(this.#map, { source, ownSources: this.#options.names.sources });
  }

  remove(): void {
    this.#map.remove();
  }

  /** Zooms in until the cluster fills the map; hotels on one spot are fanned out at the last level. */
  #open({ north, south, east, west }: Bounds): void {
    const box = latLngBounds([south, west], [north, east]);
    const fit = this.#map.getBoundsZoom(box, false, point(96, 96));
    const zoom = Math.min(Math.max(fit, this.#map.getZoom() + 1), MAX_ZOOM);
    this.#map.setView(box.getCenter(), zoom, { animate: false });
  }

  #moved(): void {
    this.#draw();
    if (!this.#isOwnMove) this.#options.onMove(toBounds(this.#map));
  }

  #draw(): void {
    this.#items = this.#clusters.itemsIn(toBounds(this.#map), this.#map.getZoom());
    this.#pins.show(this.#items);
    this.#settle();
  }

  /** Hides place names under price labels. */
  #settle(): void {
    this.#names.settle(
      labelBoxes(this.#items, ({ latitude, longitude }) =>
        this.#map.latLngToLayerPoint([latitude, longitude]),
      ),
    );
  }
}

export function createHotelMap(container: HTMLElement, options: HotelMapOptions): HotelMapHandle {
  return new PriceMap(container, options);
}
