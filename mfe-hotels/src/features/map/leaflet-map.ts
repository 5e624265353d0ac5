/* The only file that knows Leaflet. Loaded in the browser alone, when a map comes on the screen. */
import type { Bounds } from '@wayfare/api-contract';
import { control, divIcon, DomEvent, geoJSON, map as createMap, marker, tileLayer } from 'leaflet';
import type { LatLngBoundsExpression, Map as LeafletMap, Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { feature } from 'topojson-client';
import type { MapPoint } from './map-point';
import { createPriceClusters, type MapItem, type PriceClusters } from './price-clusters';

export interface HotelMapOptions {
  /** text inside a marker and its accessible name */
  describe: (item: MapItem) => { text: string; label: string };
  classes: { hotel: string; cluster: string; active: string; place: string; land: string };
  names: { map: string; zoomIn: string; zoomOut: string };
  onSelect: (id: string) => void;
  onHover: (id: string | null) => void;
  /** told when the traveller, not the page, moved the map */
  onMove: (bounds: Bounds) => void;
  /** a tile server of the deployment; without it the land shapes of Natural Earth are drawn */
  tileUrl?: string | undefined;
}

/** What the points were found by. */
export interface MapSearch {
  /** the view stays as it is as long as this does */
  key: string;
  /** the part of the map that was searched, null for a search by place */
  area: Bounds | null;
}

interface NamedPoint {
  name: string;
  latitude: number;
  longitude: number;
}

export interface HotelMapHandle {
  show: (points: readonly MapPoint[], place: NamedPoint, search: MapSearch) => void;
  highlight: (id: string | null) => void;
  focusMarker: (id: string) => void;
  remove: () => void;
}

const MAX_ZOOM = 18;
/** Pixels below its point where the place's name may stand, the best first. */
const NAME_PLACES = [0, 28, -28, 56, -56];

function boundsOf(points: readonly MapPoint[]): LatLngBoundsExpression {
  return points.map((point) => [point.latitude, point.longitude] as [number, number]);
}

const SIDES = ['north', 'south', 'east', 'west'] as const;
/** Degrees by which two views of the same place may differ. */
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

async function drawLand(map: LeafletMap, className: string): Promise<void> {
  const { default: atlas } = await import(
    /* webpackChunkName: "land" */ 'world-atlas/countries-50m.json'
  );
  geoJSON(feature(atlas, atlas.objects.countries), { interactive: false, style: { className } })
    .addTo(map)
    .bringToBack();
}

class PriceMap implements HotelMapHandle {
  readonly #map: LeafletMap;
  readonly #options: HotelMapOptions;
  readonly #markers = new Map<string, { marker: Marker; button: HTMLButtonElement }>();
  #clusters: PriceClusters = createPriceClusters([]);
  #active: string | null = null;
  #place: Marker | null = null;
  #isOwnMove = false;
  #shown: string | null = null;

  constructor(container: HTMLElement, options: HotelMapOptions) {
    this.#options = options;
    this.#map = createMap(container, {
      maxZoom: MAX_ZOOM,
      minZoom: 2,
      worldCopyJump: true,
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
    });
    this.#map.attributionControl.setPrefix(false);
    control
      .zoom({ zoomInTitle: options.names.zoomIn, zoomOutTitle: options.names.zoomOut })
      .addTo(this.#map);
    this.#map.on('moveend', () => this.#moved());
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', options.names.map);
    if (options.tileUrl === undefined)
      void drawLand(this.#map, options.classes.land).catch(() => undefined);
    else tileLayer(options.tileUrl).addTo(this.#map);
  }

  show(points: readonly MapPoint[], place: NamedPoint, { key, area }: MapSearch): void {
    this.#clusters = createPriceClusters(points);
    this.#clear();
    this.#isOwnMove = true;
    if (key !== this.#shown) this.#lookAt(points, place, area);
    this.#isOwnMove = false;
    this.#shown = key;
    this.#labelPlace(place);
    this.#draw();
  }

  /** A search of the part that is shown moves nothing; fitting the hotels found would zoom out a little each time. */
  #lookAt(
    points: readonly MapPoint[],
    { latitude, longitude }: NamedPoint,
    area: Bounds | null,
  ): void {
    if (area !== null) {
      const { north, south, east, west } = area;
      // a hair smaller, so that rounding does not cost a level
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
      this.#map.fitBounds(boundsOf(points), { padding: [48, 48], maxZoom: 15, animate: false });
    else this.#map.setView([latitude, longitude], 11, { animate: false });
  }

  /** A group of other hotels may go by the name of a former one. */
  #clear(): void {
    for (const { marker: shown } of this.#markers.values()) shown.remove();
    this.#markers.clear();
  }

  highlight(id: string | null): void {
    this.#active = id;
    for (const [key, { button, marker: shown }] of this.#markers) {
      const isActive = id !== null && key === `hotel ${id}`;
      button.classList.toggle(this.#options.classes.active, isActive);
      shown.setZIndexOffset(isActive ? 1000 : 0);
    }
  }

  focusMarker(id: string): void {
    this.#markers.get(`hotel ${id}`)?.button.focus();
  }

  remove(): void {
    this.#map.remove();
  }

  #moved(): void {
    this.#draw();
    if (!this.#isOwnMove) this.#options.onMove(toBounds(this.#map));
  }

  /** Keeps the markers that stay, so that a focused one keeps its focus. */
  #draw(): void {
    const items = this.#clusters.itemsIn(toBounds(this.#map), this.#map.getZoom());
    const keys = new Set(items.map((item) => item.key));
    for (const [key, { marker: shown }] of this.#markers) {
      if (keys.has(key)) continue;
      shown.remove();
      this.#markers.delete(key);
    }
    for (const item of items) if (!this.#markers.has(item.key)) this.#add(item);
    this.#settlePlace(items);
    this.highlight(this.#active);
  }

  #add(item: MapItem): void {
    const { classes, describe, onHover } = this.#options;
    const { text, label } = describe(item);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = item.kind === 'hotel' ? classes.hotel : classes.cluster;
    button.textContent = text;
    button.setAttribute('aria-label', label);
    DomEvent.disableClickPropagation(button);
    button.addEventListener('click', () => this.#choose(item));
    if (item.kind === 'hotel') {
      for (const start of ['pointerenter', 'focus'])
        button.addEventListener(start, () => onHover(item.point.id));
      for (const end of ['pointerleave', 'blur']) button.addEventListener(end, () => onHover(null));
    }
    const icon = divIcon({ html: button, className: '', iconSize: [0, 0] });
    this.#markers.set(item.key, {
      button,
      marker: marker([item.latitude, item.longitude], {
        icon,
        keyboard: false,
        interactive: false,
      }).addTo(this.#map),
    });
  }

  #choose(item: MapItem): void {
    if (item.kind === 'hotel') this.#options.onSelect(item.point.id);
    else
      this.#map.setView([item.latitude, item.longitude], Math.min(item.zoom, MAX_ZOOM), {
        animate: false,
      });
  }

  #labelPlace({ name, latitude, longitude }: NamedPoint): void {
    this.#place?.remove();
    const label = document.createElement('span');
    label.textContent = name;
    label.className = this.#options.classes.place;
    label.setAttribute('aria-hidden', 'true');
    this.#place = marker([latitude, longitude], {
      icon: divIcon({ html: label, className: '', iconSize: [0, 0] }),
      keyboard: false,
      interactive: false,
      zIndexOffset: -1000,
    }).addTo(this.#map);
  }

  /** The name goes where no price stands on it; in a crowd it is left out, the heading says it too. */
  #settlePlace(items: readonly MapItem[]): void {
    const label = this.#place?.getElement()?.querySelector('span');
    if (this.#place === null || label === null || label === undefined) return;
    const { x, y } = this.#map.latLngToLayerPoint(this.#place.getLatLng());
    const labels = items.map(({ latitude, longitude }) =>
      this.#map.latLngToLayerPoint([latitude, longitude]),
    );
    const free = NAME_PLACES.find(
      (down) => !labels.some((at) => Math.abs(at.x - x) < 110 && Math.abs(at.y - y - down) < 26),
    );
    label.hidden = free === undefined;
    label.style.translate = `-50% calc(-50% + ${free ?? 0}px)`;
  }
}

/** Draws a map of hotels with their prices into an empty element. */
export function createHotelMap(container: HTMLElement, options: HotelMapOptions): HotelMapHandle {
  return new PriceMap(container, options);
}
