import { circle, layerGroup } from 'leaflet';
import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import styles from './base-map.module.css';
import type { LabelCandidate } from './place-labels';

const KILOMETRES = [1, 2, 5];
/** Pixels below which a ring is hidden. */
const SMALLEST = 34;
const METRES_A_DEGREE = 111_195;
const RANK = 950;

export interface DistanceRings {
  show(centre: { latitude: number; longitude: number } | null): void;
  labels(): LabelCandidate[];
}

/** Rings of 1, 2 and 5 km round a search's centre. */
export function distanceRings(map: LeafletMap): DistanceRings {
  const rings: LayerGroup = layerGroup().addTo(map);
  let shown: { latitude: number; longitude: number } | null = null;

  const topOf = (kilometres: number, { latitude, longitude }: NonNullable<typeof shown>) =>
    map.latLngToLayerPoint([latitude + (kilometres * 1000) / METRES_A_DEGREE, longitude]);

  function visible(centre: NonNullable<typeof shown>) {
    const middle = map.latLngToLayerPoint([centre.latitude, centre.longitude]);
    return KILOMETRES.map((kilometres) => ({ kilometres, top: topOf(kilometres, centre) })).filter(
      ({ top }) => middle.y - top.y >= SMALLEST,
    );
  }

  function draw(): void {
    rings.clearLayers();
    if (shown === null) return;
    for (const { kilometres } of visible(shown))
      circle([shown.latitude, shown.longitude], {
        radius: kilometres * 1000,
        className: styles.ring ?? '',
        interactive: false,
      }).addTo(rings);
  }

  map.on('zoomend', draw);
  return {
    show(centre) {
      shown = centre;
      draw();
    },
    labels: () =>
      shown === null
        ? []
        : visible(shown).map(({ kilometres, top: { x, y } }) => ({
            id: `ring ${kilometres}`,
            kind: 'ring',
            name: `${kilometres} km`,
            x,
            y,
            rank: RANK,
          })),
  };
}
