import { ellipse, path, rect, shape } from '../canvas';
import { darker, lighter } from '../colour';
import type { Pen } from './pen';

/** A rowing or fishing boat with its image in the water. */
export function boat(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const hull = pen.light.tone(colour);
  pen.add(
    ellipse([x, y + size * 0.12, size * 1.1, size * 0.09], pen.light.shadow, 'opacity="0.35"'),
    path(
      `M${x - size} ${y - size * 0.3} Q${x} ${y - size * 0.16} ${x + size} ${y - size * 0.36} Q${x + size * 0.8} ${y + size * 0.1} ${x + size * 0.5} ${y + size * 0.1} H${x - size * 0.56} Q${x - size * 0.9} ${y} ${x - size} ${y - size * 0.3} Z`,
      hull,
    ),
    path(
      `M${x - size} ${y - size * 0.3} Q${x} ${y - size * 0.16} ${x + size} ${y - size * 0.36} l0 ${size * 0.07} Q${x} ${y - size * 0.06} ${x - size} ${y - size * 0.22} Z`,
      lighter(hull, 0.45),
    ),
  );
}

/** A boat under sail. */
export function sail(pen: Pen, x: number, y: number, size: number, colour = '#fbf6ea'): void {
  boat(pen, x, y, size * 0.5, '#7b4a36');
  const tone = pen.light.tone(colour);
  pen.add(
    rect([x - 1.5, y - size * 1.7, 3, size * 1.6], pen.light.tone('#5b4334')),
    shape(
      [
        [x + 4, y - size * 1.66],
        [x + size * 0.62, y - size * 0.32],
        [x + 4, y - size * 0.28],
      ],
      tone,
    ),
    shape(
      [
        [x - 5, y - size * 1.4],
        [x - size * 0.44, y - size * 0.3],
        [x - 5, y - size * 0.28],
      ],
      darker(tone, 0.12),
    ),
  );
}
