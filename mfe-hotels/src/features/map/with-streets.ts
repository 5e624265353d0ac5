import type { MapSource } from '@wayfare/api-contract';
import type { Map as LeafletMap } from 'leaflet';

function canDraw(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

/** Reported to our API as an uncaught error, without a line on the console: the map's own drawing serves as well. */
function tell(error: Error): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

export async function withStreets(
  map: LeafletMap,
  { source, ownSources }: { source: MapSource; ownSources: string },
): Promise<void> {
  let isGone = false;
  map.on('unload', () => {
    isGone = true;
  });
  try {
    if (!canDraw()) throw new Error('no streets without WebGL');
    const { drawStreets } = await import(/* webpackChunkName: "streets" */ './streets');
    if (!isGone) await drawStreets(map, { source, ownSources, onFailure: tell });
  } catch (error) {
    if (error instanceof Error) tell(error);
  }
}
