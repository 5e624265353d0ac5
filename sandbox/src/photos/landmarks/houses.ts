import type { Pen } from './pen';

/** Painted houses of wood with a pitched roof. */
export function cabins(
  pen: Pen,
  places: readonly (readonly [x: number, y: number, size: number, colour: string])[],
  roof = '#5a4a44',
): void {
  for (const [x, y, size, colour] of places) {
    pen.at(x, y, size).box(0, 0, 150, 96, colour).cone(0, 94, 172, 74, roof);
    pen.windows([0, 14, 140, 70], 3, 1, { wide: 0.42, high: 0.66 });
    for (const side of [-75, 75]) pen.box(side, 0, 7, 98, '#f7f2e6');
    pen.line('M-84 96L0 166L84 96', '#f7f2e6', 6);
  }
}

/** A round tower with a pointed hat. */
export function turret(
  pen: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
  wall: string,
  hat: string,
): void {
  pen.box(x, y, width, height, wall).box(x, y + height - 14, width + 10, 14, wall);
  pen.windows([x, y + height * 0.3, width * 0.8, height * 0.5], 1, 2, { arch: true, wide: 0.32 });
  pen.cone(x, y + height, width + 16, width * 1.7, hat);
}
