/* MapLibre as a passive background: no pointer, no keys, its camera follows Leaflet's. */
import { addProtocol, Map as StreetMap, removeProtocol, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import type { StreetColours } from './street-colours';
import { streetStyle } from './street-style';
import { isWithin, tilesIn, type cameraOf } from './street-view';
import { StreetsError, type TileAt, type TileReader } from './tile-reader';

type Camera = ReturnType<typeof cameraOf>;

interface Options {
  tiles: TileReader;
  colours: StreetColours;
  camera: Camera;
  /** called at each rest with whether there are streets in view */
  onView: (hasStreets: boolean) => void;
  onFailure: (error: Error) => void;
}

export interface Streets {
  look(camera: Camera): void;
  paint(colours: StreetColours): void;
  remove(): void;
}

/** A real file: a worker made of text has a blob: address, which the page's policy refuses. */
setWorkerUrl(workerUrl);

const FIRST_VIEW_MS = 15_000;
/** Consecutive failed tiles after which the server counts as gone. */
const TOO_MANY = 4;

let started = 0;

const nameOf = ({ z, x, y }: TileAt) => `${z}/${x}/${y}`;

function tileOf(url: string): TileAt {
  const [z = 0, x = 0, y = 0] = url
    .slice(url.indexOf('://') + 3)
    .split('/')
    .map(Number);
  return { z, x, y };
}

/** Tiles are fetched by the page, so that its policy, timeout and failure count apply to each kind of source. */
function readThrough(scheme: string, tiles: TileReader): { isEmpty: (at: TileAt) => boolean } {
  const empty = new Set<string>();
  addProtocol(scheme, async ({ url }, { signal }) => {
    const at = tileOf(url);
    const data = await tiles.read(at, signal);
    if (data === null) empty.add(nameOf(at));
    return { data: data ?? new ArrayBuffer(0) };
  });
  return { isEmpty: (at) => empty.has(nameOf(at)) };
}

function openMap(container: HTMLElement, scheme: string, options: Options): StreetMap {
  const { tiles, colours, camera } = options;
  return new StreetMap({
    container,
    style: streetStyle(colours, `${scheme}://{z}/{x}/{y}`, tiles),
    ...camera,
    interactive: false,
    attributionControl: false,
    maplibreLogo: false,
    fadeDuration: 0,
    maxZoom: 24,
    // unconstrained, to match the other map's camera at the poles too
    transformConstrain: (center, zoom) => ({ center, zoom }),
  });
}

/** Throws where the browser cannot draw. */
export function startStreets(container: HTMLElement, options: Options): Streets {
  const { tiles, onView, onFailure } = options;
  started += 1;
  const scheme = `streets-${started}`;
  const { isEmpty } = readThrough(scheme, tiles);
  const map = openMap(container, scheme, options);
  let isReady = false;
  let failures = 0;

  function hasStreets(): boolean {
    const { lat: latitude, lng: longitude } = map.getCenter();
    const bounds = map.getBounds();
    const frame = {
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      west: bounds.getWest(),
    };
    return (
      isWithin({ latitude, longitude }, tiles.extent) &&
      !tilesIn(frame, map.getZoom(), tiles).every(isEmpty)
    );
  }
  function fail(error: Error): void {
    clearTimeout(deadline);
    onFailure(error);
  }
  function tooLate(): void {
    if (document.hidden) deadline = setTimeout(tooLate, FIRST_VIEW_MS);
    else fail(new StreetsError('streets did not come in time'));
  }
  let deadline = setTimeout(tooLate, FIRST_VIEW_MS);

  map.on('error', ({ error }) => {
    failures += 1;
    if (!isReady || failures >= TOO_MANY)
      fail(error instanceof Error ? error : new StreetsError('streets cannot be drawn'));
  });
  map.on('webglcontextlost', () => fail(new StreetsError('the browser dropped the drawing')));
  map.on('sourcedata', ({ tile }) => {
    if (tile !== undefined) failures = 0;
  });
  map.on('idle', () => {
    isReady = true;
    clearTimeout(deadline);
    onView(hasStreets());
  });

  return {
    look: (camera) => void map.jumpTo(camera),
    paint: (colours) => void map.setStyle(streetStyle(colours, `${scheme}://{z}/{x}/{y}`, tiles)),
    remove() {
      clearTimeout(deadline);
      map.remove();
      removeProtocol(scheme);
    },
  };
}
