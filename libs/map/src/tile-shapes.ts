import type { MapTile } from '@wayfare/api-contract';
import styles from './base-map.module.css';

const SVG = 'http://www.w3.org/2000/svg';
const EXTENT = 4096;
const WIDTHS = [
  { from: 14, name: styles.close },
  { from: 12, name: styles.near },
];

type Lines = readonly (readonly number[])[];

const pathOf = (lines: Lines, isClosed: boolean): string =>
  lines
    .map(([x = 0, y = 0, ...steps]) => `M${x} ${y}l${steps.join(' ')}${isClosed ? 'z' : ''}`)
    .join('');

/** Draws a tile's sea, land, water and railways; colours by CSS, so themes need no redraw. */
export function drawTile(svg: SVGElement, tile: MapTile, zoom: number): void {
  svg.setAttribute('viewBox', `0 0 ${EXTENT} ${EXTENT}`);
  if (styles.drawn !== undefined) svg.classList.add(styles.drawn);
  const width = WIDTHS.find(({ from }) => zoom >= from)?.name;
  if (width !== undefined) svg.classList.add(width);
  const layers: [Lines, boolean, string | undefined][] = [
    [tile.land, true, styles.land],
    [tile.lakes, true, styles.lake],
    [tile.streams, false, styles.stream],
    [tile.rivers, false, styles.river],
    [tile.rails, false, styles.rail],
    [tile.rails, false, styles.sleepers],
  ];
  for (const [lines, isClosed, name = ''] of layers) {
    if (lines.length === 0) continue;
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', pathOf(lines, isClosed));
    path.setAttribute('class', name);
    svg.append(path);
  }
}

export const emptyTile = (): SVGElement => document.createElementNS(SVG, 'svg');
