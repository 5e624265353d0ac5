import type { MapSource } from '@wayfare/api-contract';
import type { Map as LeafletMap } from 'leaflet';

/** Whether the browser can draw streets at all; asked before their code is fetched. */
function canDraw(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

/** Our own map is as good as before, so only our API hears of it: as an uncaught error, without a line on the console. */
function tell(error: Error): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

/** Puts streets under a map once they can be drawn. Fails silently: the map has a drawing of its own. */
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
