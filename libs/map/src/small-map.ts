/* Static map; browser alone, as the large one. */
import { divIcon, map as createMap, marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { ApiClient } from '@wayfare/api-client';
import type { Language } from '@wayfare/domain';
import { loadMapTile } from './map-calls';
import { namedMap, type NamedMap } from './map-names';
import { mapTexts } from './map-texts';

interface SmallMapOptions {
  point: { latitude: number; longitude: number };
  api: ApiClient;
  language: Language;
  pinClass: string;
}

/** Zoom that still shows the next station. */
const ZOOM = 14;
const PIN = 18;
/** All interaction off: the picture links to the large map. */
const STILL = {
  zoomControl: false,
  dragging: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  touchZoom: false,
  boxZoom: false,
  keyboard: false,
  zoomAnimation: false,
  fadeAnimation: false,
};

/** Draws a static map into an empty element; returns its disposer. */
export function createSmallMap(container: HTMLElement, options: SmallMapOptions): () => void {
  const { api, language } = options;
  const { latitude, longitude } = options.point;
  const map = createMap(container, STILL).setView([latitude, longitude], ZOOM);
  map.attributionControl.setPrefix(false).addAttribution(mapTexts(language)('sources'));
  const icon = divIcon({ className: options.pinClass, iconSize: [PIN, PIN] });
  marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map);
  const names: NamedMap = namedMap(map, (at) => loadMapTile(api, at, language), settle);
  function settle(): void {
    const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
    names.settle([{ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN }]);
  }
  return () => map.remove();
}
