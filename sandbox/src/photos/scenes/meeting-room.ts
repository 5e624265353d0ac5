import { ellipse, HEIGHT, path, rect, shape, stroke } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawPendant, drawPottedPlant } from '../furnishings';
import { mirrored, type Interior } from '../interior';
import { drawRoom } from '../room';
import { drawTallWindow } from '../room-windows';

/** A long table towards a screen, chairs on both sides, paper and water for everybody. */
export function drawMeetingRoom(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior);
    for (const x of [330, 1130]) drawTallWindow(interior, [x, 190, 150, 390]);
    drawScreen(interior, [590, 200, 420, 250]);
    for (const [depth, size] of ROWS) drawPair(interior, depth, size);
    drawTable(interior);
    for (const [depth, size] of ROWS) drawPlaces(interior, depth, size);
    for (const [x, size] of [
      [620, 0.7],
      [980, 0.7],
    ] as const)
      drawPendant(interior, x, 140, size);
    drawPottedPlant(interior, 110, 960, 380);
    drawPottedPlant(interior, 1500, 960, 330);
  });
}

/** How far down the floor each row of chairs is, and how large it is there. */
const ROWS = [
  [690, 0.62],
  [770, 0.78],
  [880, 1],
] as const;

/** Half of the table's width at a height of the picture. */
const reach = (y: number) => 170 + (y - 640) * 0.62;

function drawScreen(
  { canvas, colours, glow }: Interior,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  canvas.add(
    rect([x - 14, y - 14, width + 28, height + 28], '#23262d'),
    rect(
      [x, y, width, height],
      canvas.linear([
        [0, lighter(colours.linen, 0.4)],
        [1, mix(colours.linen, '#cfdde6', 0.5)],
      ]),
      `opacity="${0.86 + glow * 0.14}"`,
    ),
    rect([x + 30, y + 30, width * 0.5, 16], darker(colours.accent, 0.1)),
    rect([x + 30, y + 58, width * 0.34, 10], mix(colours.accent, colours.linen, 0.55)),
  );
  for (const [index, high] of [62, 96, 78, 128, 150].entries())
    canvas.add(
      rect(
        [x + 36 + index * 46, y + height - 30 - high * 0.8, 30, high * 0.8],
        index % 2 === 0 ? colours.accent : mix(colours.accent, colours.linen, 0.45),
      ),
    );
  canvas.add(
    stroke(`M${x + 286} ${y + height - 50} l34 -40 l30 18 l44 -76`, darker(colours.accent, 0.2), 6),
    rect([x + 26, y + height - 30, width - 52, 4], darker(colours.linen, 0.35)),
  );
}

function drawTable({ canvas, colours }: Interior): void {
  const [far, near] = [650, HEIGHT - 40];
  canvas.add(
    ellipse([800, near - 10, reach(near) * 0.96, 60], '#2a1c14', 'opacity="0.2"'),
    shape(
      [
        [800 - reach(far), far],
        [800 + reach(far), far],
        [800 + reach(near), near],
        [800 - reach(near), near],
      ],
      canvas.linear([
        [0, lighter(colours.wood, 0.34)],
        [0.6, colours.wood],
        [1, darker(colours.wood, 0.14)],
      ]),
    ),
    rect([800 - reach(near), near, reach(near) * 2, 26], darker(colours.wood, 0.34)),
    shape(
      [
        [780, far + 6],
        [820, far + 6],
        [850, near],
        [750, near],
      ],
      lighter(colours.wood, 0.46),
      'opacity="0.35"',
    ),
  );
  for (const y of [720, 850])
    canvas.add(
      path(
        `M${800 - 26} ${y - 4} L${800 - 20} ${y - 74} H${800 + 20} L${800 + 26} ${y - 4} Z`,
        '#d8ebf2',
        'opacity="0.75"',
      ),
      ellipse([800, y - 4, 26, 7], '#b9d4de'),
    );
}

/** A chair at each side of the table; its back is turned to the wall. */
function drawPair({ canvas, colours }: Interior, y: number, size: number): void {
  for (const side of [-1, 1]) {
    const x = 800 + side * (reach(y) + 84 * size);
    canvas.add(
      ellipse([x, y + 130 * size, 80 * size, 14 * size], '#2a1c14', 'opacity="0.28"'),
      rect([x - 7 * size, y + 24 * size, 14 * size, 96 * size], '#3a3f49'),
      stroke(
        `M${x - 56 * size} ${y + 126 * size} L${x} ${y + 108 * size} L${x + 56 * size} ${y + 126 * size}`,
        '#3a3f49',
        9 * size,
      ),
      `<rect x="${x - 74 * size}" y="${y - 4 * size}" width="${148 * size}" height="${34 * size}" rx="${15 * size}" fill="${lighter(colours.accent, 0.12)}"/>`,
      `<rect x="${x + side * 44 * size - 30 * size}" y="${y - 156 * size}" width="${60 * size}" height="${162 * size}" rx="${24 * size}" fill="${canvas.linear(
        [
          [0, lighter(colours.accent, 0.16)],
          [1, darker(colours.accent, 0.22)],
        ],
        side < 0 ? 'right' : 'left',
      )}"/>`,
    );
  }
}

function drawPlaces({ canvas, colours }: Interior, y: number, size: number): void {
  for (const side of [-1, 1]) {
    const x = 800 + side * (reach(y + 20) - 84 * size);
    canvas.add(
      shape(
        [
          [x - 46 * size, y],
          [x + 46 * size, y],
          [x + 54 * size, y + 40 * size],
          [x - 54 * size, y + 40 * size],
        ],
        lighter(colours.linen, 0.5),
      ),
      stroke(`M${x - 30 * size} ${y + 12 * size} h${48 * size}`, darker(colours.linen, 0.3), 3),
      stroke(`M${x - 32 * size} ${y + 24 * size} h${56 * size}`, darker(colours.linen, 0.3), 3),
      stroke(
        `M${x + 62 * size} ${y + 36 * size} l${14 * size} ${-34 * size}`,
        darker(colours.accent, 0.1),
        5 * size,
      ),
    );
  }
}
