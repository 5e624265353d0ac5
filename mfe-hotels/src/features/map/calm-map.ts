import { Map as LeafletMap } from 'leaflet';
import type { MapOptions, PanOptions, PointExpression } from 'leaflet';

const CALM = '(prefers-reduced-motion: reduce)';

class StillMap extends LeafletMap {
  constructor(container: HTMLElement, options: MapOptions) {
    super(container, { ...options, inertia: false });
  }

  override panBy(offset: PointExpression, options: PanOptions = {}): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** A map without animation for those who prefer reduced motion. */
export const calmMap = (container: HTMLElement, options: MapOptions): LeafletMap =>
  window.matchMedia?.(CALM).matches === true
    ? new StillMap(container, options)
    : new LeafletMap(container, options);
