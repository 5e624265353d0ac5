import { divIcon, DomEvent, marker } from 'leaflet';
import type { Map as LeafletMap, Marker } from 'leaflet';
import type { MapItem } from './price-clusters';

export interface PinOptions {
  describe: (item: MapItem) => { text: string; label: string };
  classes: { hotel: string; cluster: string; active: string };
  onSelect: (id: string) => void;
  onHover: (id: string | null) => void;
  onOpen: (group: Extract<MapItem, { kind: 'cluster' }>) => void;
}

export interface PinLayer {
  /** reuses existing markers, so that a focused one keeps its focus */
  show(items: readonly MapItem[]): void;
  /** another search may reuse the id of a former group */
  clear(): void;
  highlight(id: string | null): void;
}

function buttonOf(item: MapItem, { describe, classes, onHover, ...told }: PinOptions) {
  const { text, label } = describe(item);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = item.kind === 'hotel' ? classes.hotel : classes.cluster;
  button.textContent = text;
  button.setAttribute('aria-label', label);
  DomEvent.disableClickPropagation(button);
  button.addEventListener('click', () =>
    item.kind === 'hotel' ? told.onSelect(item.point.id) : told.onOpen(item),
  );
  if (item.kind === 'hotel') {
    for (const start of ['pointerenter', 'focus'])
      button.addEventListener(start, () => onHover(item.point.id));
    for (const end of ['pointerleave', 'blur']) button.addEventListener(end, () => onHover(null));
  }
  return button;
}

export function pinLayer(map: LeafletMap, options: PinOptions): PinLayer {
  const pins = new Map<string, { pin: Marker; button: HTMLButtonElement }>();
  let active: string | null = null;

  function add(item: MapItem): void {
    const button = buttonOf(item, options);
    const icon = divIcon({ html: button, className: '', iconSize: [0, 0] });
    const place: [number, number] = [item.latitude, item.longitude];
    const pin = marker(place, { icon, keyboard: false, interactive: false }).addTo(map);
    pins.set(item.key, { button, pin });
  }

  function highlight(id: string | null): void {
    active = id;
    for (const [key, { button, pin }] of pins) {
      const isActive = id !== null && key === `hotel ${id}`;
      button.classList.toggle(options.classes.active, isActive);
      pin.setZIndexOffset(isActive ? 1000 : 0);
    }
  }

  return {
    show(items) {
      const keys = new Set(items.map(({ key }) => key));
      for (const [key, { pin }] of pins) {
        if (keys.has(key)) continue;
        pin.remove();
        pins.delete(key);
      }
      for (const item of items) if (!pins.has(item.key)) add(item);
      highlight(active);
    },
    clear() {
      for (const { pin } of pins.values()) pin.remove();
      pins.clear();
    },
    highlight,
  };
}
