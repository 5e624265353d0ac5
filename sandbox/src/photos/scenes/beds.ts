import { ellipse, path, rect, shape } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawTableLamp } from '../furnishings';
import { type Interior } from '../interior';

interface Bed {
  x: number;
  width: number;
  pillows: number;
}

/** Headboard of upholstered panels against the wall. */
function drawHeadboard({ canvas, colours }: Interior, { x, width }: Bed): void {
  const panels = Math.round(width / 90);
  const cloth = colours.accent;
  const top = 400;
  canvas.add(
    `<rect x="${x - width / 2 - 14}" y="${top}" width="${width + 28}" height="250" rx="26" fill="${darker(cloth, 0.2)}"/>`,
  );
  for (let index = 0; index < panels; index += 1) {
    const wide = width / panels;
    canvas.add(
      `<rect x="${x - width / 2 + index * wide + 2}" y="${top + 12}" width="${wide - 4}" height="240" rx="20" fill="${canvas.linear(
        [
          [0, darker(cloth, 0.1)],
          [0.45, lighter(cloth, 0.2)],
          [1, darker(cloth, 0.18)],
        ],
        'right',
      )}"/>`,
    );
  }
}

function pillow(
  { canvas, colours }: Interior,
  [x, y, width]: readonly [x: number, y: number, width: number],
  colour = colours.linen,
): void {
  const high = width * 0.46;
  canvas.add(
    path(
      `M${x} ${y + high * 0.2} Q${x + width * 0.02} ${y - high * 0.08} ${x + width * 0.2} ${y + high * 0.04} Q${x + width / 2} ${y - high * 0.1} ${x + width * 0.8} ${y + high * 0.04} Q${x + width * 0.98} ${y - high * 0.08} ${x + width} ${y + high * 0.2} Q${x + width * 0.97} ${y + high * 0.6} ${x + width} ${y + high} Q${x + width / 2} ${y + high * 1.12} ${x} ${y + high} Q${x + width * 0.03} ${y + high * 0.6} ${x} ${y + high * 0.2} Z`,
      canvas.linear([
        [0, lighter(colour, 0.4)],
        [0.7, colour],
        [1, darker(colour, 0.14)],
      ]),
    ),
  );
}

/** A made bed from its foot: mattress, pillows, turned-down duvet, a throw across. */
export function drawBed(interior: Interior, bed: Bed): void {
  const { canvas, colours } = interior;
  const { x, width, pillows } = bed;
  const near = width * 0.66;
  const far = width / 2;
  const top = 612;
  const foot = 872;
  canvas.add(ellipse([x, 985, near * 1.12, 40], '#2a1c14', 'opacity="0.34"'));
  drawHeadboard(interior, bed);
  const count = pillows;
  const wide = (width / count) * 0.9;
  for (let index = 0; index < count; index += 1)
    pillow(interior, [
      x - far + (width / count) * (index + 0.5) - wide / 2,
      top - wide * 0.34,
      wide,
    ]);
  if (count > 1)
    for (const side of [-1, 1])
      pillow(
        interior,
        [x + side * width * 0.17 - wide * 0.34, top - wide * 0.2, wide * 0.68],
        mix(colours.accent, colours.linen, 0.25),
      );
  const linen = colours.linen;
  canvas.add(
    shape(
      [
        [x - far, top + 30],
        [x + far, top + 30],
        [x + near, foot],
        [x - near, foot],
      ],
      canvas.linear([
        [0, darker(linen, 0.1)],
        [0.25, linen],
        [1, lighter(linen, 0.3)],
      ]),
    ),
  );
  canvas.add(
    shape(
      [
        [x - far - 4, top + 34],
        [x + far + 4, top + 34],
        [x + far + 16, top + 74],
        [x - far - 16, top + 74],
      ],
      lighter(linen, 0.5),
    ),
    shape(
      [
        [x - far - 16, top + 74],
        [x + far + 16, top + 74],
        [x + far + 18, top + 84],
        [x - far - 18, top + 84],
      ],
      '#6b5a50',
      'opacity="0.2"',
    ),
  );
  const share = (y: number): number => far + ((y - top - 30) / (foot - top - 30)) * (near - far);
  for (const fold of [-0.6, -0.2, 0.25, 0.66])
    canvas.add(
      path(
        `M${x + far * fold} ${top + 90} Q${x + far * fold * 1.2 + 14} ${top + 150} ${x + near * fold} ${foot}`,
        'none',
        `stroke="${darker(linen, 0.14)}" stroke-width="5" opacity="0.4"`,
      ),
    );
  const throwTop = foot - 92;
  const cloth = colours.accent;
  canvas.add(
    shape(
      [
        [x - share(throwTop), throwTop],
        [x + share(throwTop), throwTop],
        [x + near, foot],
        [x - near, foot],
      ],
      canvas.linear([
        [0, lighter(cloth, 0.12)],
        [1, cloth],
      ]),
    ),
  );
  canvas.add(
    path(
      `M${x - near} ${foot} H${x + near} V${foot + 92} H${x - near} Z`,
      canvas.linear([
        [0, darker(cloth, 0.06)],
        [0.8, darker(cloth, 0.3)],
        [1, darker(cloth, 0.4)],
      ]),
    ),
  );
  for (let index = 0; index < 4; index += 1)
    canvas.add(
      rect([x - near, foot + 12 + index * 22, near * 2, 4], lighter(cloth, 0.3), 'opacity="0.35"'),
    );
  for (const side of [-1, 1])
    canvas.add(rect([x + side * near * 0.92 - 10, foot + 90, 20, 24], darker(colours.wood, 0.35)));
}

export function drawNightstand(interior: Interior, x: number): void {
  const { canvas, colours } = interior;
  canvas.add(
    rect(
      [x - 70, 628, 140, 128],
      canvas.linear(
        [
          [0, lighter(colours.wood, 0.1)],
          [1, darker(colours.wood, 0.2)],
        ],
        'right',
      ),
    ),
    rect([x - 78, 618, 156, 14], lighter(colours.wood, 0.22)),
  );
  for (const y of [652, 704])
    canvas.add(
      rect([x - 58, y, 116, 40], darker(colours.wood, 0.12)),
      ellipse([x, y + 20, 6, 6], colours.metal),
    );
  drawTableLamp(interior, x, 618);
}
