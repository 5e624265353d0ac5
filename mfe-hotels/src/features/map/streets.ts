import type { MapSource } from '@wayfare/api-contract';
import type { Map as LeafletMap } from 'leaflet';
import { creditOf } from './map-credit';
import { startStreets, type Streets } from './street-canvas';
import { streetColours } from './street-colours';
import { cameraOf } from './street-view';
import { openTiles } from './tile-reader';
import styles from './streets.module.css';

interface Options {
  source: MapSource;
  /** sources of our own drawing, credited while it is visible */
  ownSources: string;
  onFailure: (error: Error) => void;
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * Adds streets to a map that keeps control; its own drawing shows until they load, where there are none and on failure.
 */
export async function drawStreets(map: LeafletMap, options: Options): Promise<void> {
  const { source, ownSources, onFailure } = options;
  const container = map.getContainer();
  const frame = document.createElement('div');
  if (styles.streets !== undefined) frame.className = styles.streets;
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  const credit = creditOf(source);
  const scheme = matchMedia(DARK);
  let streets: Streets | null = null;
  let isShown = false;
  let isGone = false;

  function show(is: boolean): void {
    if (is === isShown) return;
    isShown = is;
    container.classList.toggle(styles.shown ?? '', is);
    map.attributionControl
      .removeAttribution(is ? ownSources : credit)
      .addAttribution(is ? credit : ownSources);
  }
  const camera = () => {
    const { lat: latitude, lng: longitude } = map.getCenter();
    return cameraOf({ latitude, longitude, zoom: map.getZoom() });
  };
  const follow = () => streets?.look(camera());
  const paint = () => streets?.paint(streetColours(container));
  function end(): void {
    if (isGone) return;
    isGone = true;
    map.off('move', follow).off('unload', end);
    scheme.removeEventListener('change', paint);
    streets?.remove();
    frame.remove();
  }
  function fail(error: Error): void {
    if (isGone) return;
    show(false);
    end();
    onFailure(error);
  }

  map.on('unload', end);
  try {
    const tiles = await openTiles(source);
    if (isGone) return;
    container.prepend(frame);
    streets = startStreets(frame, {
      tiles,
      colours: streetColours(container),
      camera: camera(),
      onView: show,
      onFailure: fail,
    });
    map.on('move', follow);
    scheme.addEventListener('change', paint);
  } catch (error) {
    fail(error instanceof Error ? error : new Error('no streets'));
  }
}
