import type { Map as LeafletMap } from 'leaflet';
import styles from './base-map.module.css';
import type { LabelCandidate, PlacedLabel } from './place-labels';

const SYMBOLS: Partial<Record<LabelCandidate['kind'], string>> = {
  station: 'M5 3h14v12H5zM8 15l-3 6M16 15l3 6M5 9h14M9 12h.01M15 12h.01',
  airport: 'M12 2v20M2 14l10-5 10 5M8 21l4-2 4 2',
  sight: 'M3 21h18M5 21V10M10 21V10M14 21V10M19 21V10M3 10l9-6 9 6z',
  centre: 'M12 2v5M12 17v5M2 12h5M17 12h5M12 12h.01',
};
const LARGE = 355;
const SVG = 'http://www.w3.org/2000/svg';

function symbolOf(kind: LabelCandidate['kind']): SVGElement | null {
  const shape = SYMBOLS[kind];
  if (shape === undefined) return null;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape);
  svg.append(path);
  return svg;
}

function elementOf({ label, lines, side, left, top, width, height }: PlacedLabel): HTMLElement[] {
  const text = document.createElement('span');
  const size = label.kind === 'city' && label.rank < LARGE ? styles.town : '';
  text.className = [styles.label, styles[label.kind], styles[side], size].join(' ');
  text.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  lines.forEach((line, at) => text.append(...(at > 0 ? [document.createElement('br')] : []), line));
  const symbol = symbolOf(label.kind);
  if (symbol === null) return [text];
  const mark = document.createElement('span');
  mark.className = [styles.symbol, styles[label.kind]].join(' ');
  mark.style.cssText = `left:${label.x}px;top:${label.y}px`;
  mark.append(symbol);
  return [mark, text];
}

/** Labels below the prices, hidden from screen readers, which have the list. */
export function labelLayer(map: LeafletMap): (labels: readonly PlacedLabel[]) => void {
  const pane = map.createPane('labels');
  if (styles.labels !== undefined) pane.classList.add(styles.labels);
  pane.setAttribute('aria-hidden', 'true');
  return (labels) => pane.replaceChildren(...labels.flatMap(elementOf));
}
