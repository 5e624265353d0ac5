import { ellipse, path } from '../canvas';
import { darker, lighter } from '../colour';
import { drawFir, drawPalm, drawTree } from '../trees';
import type { Pen } from './pen';

export function woods(pen: Pen, ends: readonly [number, number], y: number, height: number): void {
  const { canvas, light } = pen.context;
  for (let x = ends[0]; x <= ends[1]; x += pen.random.int(height * 0.22, height * 0.42))
    drawFir(canvas, light, {
      x,
      y: y + pen.random.int(-8, 8),
      height: height * (0.7 + pen.random.next() * 0.5),
    });
}

export function palms(
  pen: Pen,
  places: readonly (readonly [x: number, y: number, height: number])[],
): void {
  const { canvas, light } = pen.context;
  for (const [x, y, height] of places) drawPalm(canvas, light, { x, y, height });
}

/** A row of trees; `ends` are their first and last place. */
export function avenue(
  pen: Pen,
  ends: readonly [from: number, to: number],
  y: number,
  height: number,
  colour = '#4f7f48',
): void {
  const { canvas, light } = pen.context;
  for (let x = ends[0]; x <= ends[1]; x += pen.random.int(height * 0.45, height * 0.72))
    drawTree(canvas, light, { x, y, height: height * (0.85 + pen.random.next() * 0.3) }, colour);
}

/** A dark, slender tree of the south. */
export function cypress(pen: Pen, x: number, y: number, height: number): void {
  const tone = pen.light.tone('#2f5240');
  const half = height * 0.1;
  const side = pen.light.sun.x > x ? 1 : -1;
  pen.add(
    ellipse([x - side * half, y, half * 2.2, height * 0.025], pen.light.shadow, 'opacity="0.3"'),
    path(
      `M${x} ${y - height} Q${x + half * 1.7} ${y - height * 0.3} ${x + half * 0.5} ${y} H${x - half * 0.5} Q${x - half * 1.7} ${y - height * 0.3} ${x} ${y - height} Z`,
      tone,
    ),
    path(
      `M${x} ${y - height} Q${x + side * half * 1.7} ${y - height * 0.3} ${x + side * half * 0.5} ${y} Q${x + side * half * 0.5} ${y - height * 0.4} ${x} ${y - height} Z`,
      lighter(tone, 0.13),
    ),
  );
}

/** An umbrella pine: a bare trunk below a flat crown. */
export function pine(pen: Pen, x: number, y: number, height: number): void {
  const bark = pen.light.tone('#6b4c39');
  const green = pen.light.tone('#3f6b40');
  const crown = height * 0.42;
  pen.add(
    path(
      `M${x - height * 0.022} ${y} Q${x + height * 0.03} ${y - height * 0.5} ${x - height * 0.01} ${y - height * 0.78} l${height * 0.03} 0 Q${x + height * 0.06} ${y - height * 0.5} ${x + height * 0.03} ${y} Z`,
      bark,
    ),
  );
  for (const [dx, dy, rx, shade] of [
    [0, 0.78, 1, 0.3],
    [-0.42, 0.84, 0.56, 0.12],
    [0.4, 0.85, 0.58, 0.08],
    [0, 0.91, 0.66, -0.12],
  ] as const)
    pen.add(
      ellipse(
        [x + dx * crown, y - height * dy, crown * rx, height * 0.085],
        shade < 0 ? lighter(green, -shade) : darker(green, shade),
      ),
    );
}
