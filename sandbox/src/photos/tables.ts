import { ellipse, path, rect } from './canvas';
import { darker, lighter } from './colour';
import type { Interior } from './interior';

/** A table with a cloth or a bare top, laid for two. */
export function drawRoundTable(
  { canvas, colours }: Interior,
  [x, y, width]: readonly [x: number, y: number, width: number],
  laid: boolean,
): void {
  const high = width * 0.62;
  canvas.add(ellipse([x, y + 4, width * 0.6, width * 0.12], '#2a1c14', 'opacity="0.3"'));
  if (laid)
    canvas.add(
      path(
        `M${x - width / 2} ${y - high} Q${x - width * 0.56} ${y - high * 0.4} ${x - width * 0.5} ${y - high * 0.3} Q${x} ${y - high * 0.1} ${x + width * 0.5} ${y - high * 0.3} Q${x + width * 0.56} ${y - high * 0.4} ${x + width / 2} ${y - high} Z`,
        canvas.linear([
          [0, colours.linen],
          [1, darker(colours.linen, 0.22)],
        ]),
      ),
      rect([x - 10, y - high * 0.3, 20, high * 0.3], darker(colours.wood, 0.2)),
    );
  else
    canvas.add(
      rect([x - 8, y - high, 16, high], darker(colours.wood, 0.25)),
      ellipse([x, y, width * 0.26, width * 0.05], darker(colours.wood, 0.25)),
    );
  canvas.add(
    ellipse(
      [x, y - high, width / 2, width * 0.13],
      laid ? lighter(colours.linen, 0.5) : lighter(colours.wood, 0.2),
    ),
  );
  if (!laid) return;
  for (const side of [-1, 1]) {
    const at = x + side * width * 0.27;
    canvas.add(
      ellipse([at, y - high + 2, width * 0.13, width * 0.04], '#ffffff'),
      ellipse([at, y - high + 1, width * 0.08, width * 0.024], darker(colours.linen, 0.06)),
    );
    canvas.add(
      path(
        `M${at + side * 24} ${y - high - 38} q3 22 10 22 q7 0 10 -22 Z`,
        '#dfeaf0',
        'opacity="0.85"',
      ),
      rect([at + side * 24 + 8, y - high - 18, 3, 20], '#dfeaf0'),
    );
  }
  canvas.add(
    rect([x - 4, y - high - 40, 8, 40], colours.linen),
    ellipse([x, y - high - 48, 5, 9], '#ffd27a'),
    ellipse(
      [x, y - high - 44, 60, 60],
      canvas.radial([
        [0, '#ffdf9f', 0.6],
        [1, '#ffdf9f', 0],
      ]),
    ),
  );
}

/** A chair with a padded back, from behind the table. */
export function drawChair({ canvas, colours }: Interior, x: number, y: number, size: number): void {
  const wood = darker(colours.wood, 0.1);
  canvas.add(ellipse([x, y, size * 0.4, size * 0.06], '#2a1c14', 'opacity="0.24"'));
  for (const leg of [-0.28, 0.22])
    canvas.add(
      rect([x + size * leg, y - size * 0.46, size * 0.06, size * 0.46], darker(wood, 0.2)),
    );
  canvas.add(
    `<rect x="${x - size * 0.3}" y="${y - size}" width="${size * 0.6}" height="${size * 0.5}" rx="${size * 0.12}" fill="${canvas.linear(
      [
        [0, lighter(colours.accent, 0.14)],
        [1, darker(colours.accent, 0.1)],
      ],
    )}"/>`,
    `<rect x="${x - size * 0.34}" y="${y - size * 0.54}" width="${size * 0.68}" height="${size * 0.12}" rx="${size * 0.05}" fill="${lighter(colours.accent, 0.2)}"/>`,
  );
}
