import { ellipse, path, rect, stroke } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawPendant, drawPottedPlant } from '../furnishings';
import { mirrored, type Interior } from '../interior';
import { drawRoom } from '../room';
import { drawTallWindow } from '../room-windows';
import { drawChair, drawRoundTable } from '../tables';

/** A buffet below the windows, and tables laid for the morning. */
export function drawBreakfastRoom(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior);
    for (const x of [360, 1060]) drawTallWindow(interior, [x, 180, 190, 330]);
    drawBuffet(interior, [420, 560, 760, 150]);
    for (const [x, y, size] of [
      [330, 880, 200],
      [1290, 880, 200],
      [780, 1020, 280],
    ] as const) {
      drawChair(interior, x - size * 0.72, y - 6, size * 0.86);
      drawChair(interior, x + size * 0.72, y - 6, size * 0.86);
      drawRoundTable(interior, [x, y, size * 1.1], false);
      for (const side of [-1, 1])
        drawPlace(interior, [x + side * size * 0.28, y - size * 0.69, size / 200]);
    }
    for (const x of [560, 800, 1040]) drawPendant(interior, x, 170, 0.85);
    drawPottedPlant(interior, 90, 1000, 360);
    drawPottedPlant(interior, 1520, 1010, 400);
  });
}

/** A cup on its saucer and a roll on a plate. */
function drawPlace(
  { canvas, colours }: Interior,
  [x, y, size]: readonly [x: number, y: number, size: number],
): void {
  canvas.add(
    ellipse([x, y + 3, 36 * size, 10 * size], '#fdfbf6'),
    ellipse([x - 6 * size, y - 5 * size, 19 * size, 10 * size], '#c98a45'),
    path(
      `M${x + 14 * size} ${y - 28 * size} h${26 * size} q0 ${26 * size} ${-13 * size} ${26 * size} q${-13 * size} 0 ${-13 * size} ${-26 * size} Z`,
      '#ffffff',
    ),
    ellipse([x + 27 * size, y - 28 * size, 13 * size, 4 * size], mix('#5b3620', colours.wood, 0.2)),
  );
}

function drawBuffet(
  interior: Interior,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const { canvas, colours } = interior;
  canvas.add(
    ellipse([x + width / 2, y + height + 6, width * 0.54, 22], '#2a1c14', 'opacity="0.3"'),
    rect(
      [x, y, width, height],
      canvas.linear([
        [0, mix(colours.accent, colours.linen, 0.2)],
        [1, darker(mix(colours.accent, colours.linen, 0.2), 0.24)],
      ]),
    ),
  );
  for (let door = 0; door < 5; door += 1)
    canvas.add(
      rect(
        [x + 16 + (door * (width - 16)) / 5, y + 30, (width - 16) / 5 - 16, height - 50],
        'none',
        `stroke="${darker(colours.accent, 0.25)}" stroke-width="4"`,
      ),
    );
  canvas.add(
    rect([x - 20, y - 18, width + 40, 24], lighter(colours.linen, 0.4)),
    rect([x - 20, y + 6, width + 40, 7], darker(colours.linen, 0.25)),
  );
  drawBread(interior, x + 96, y - 18);
  drawJars(interior, x + 260, y - 18);
  drawCoffeeMachine(interior, x + width / 2 + 30, y - 18);
  drawFruit(interior, x + width - 210, y - 18);
  drawCups(interior, x + width - 78, y - 18);
}

function drawBread({ canvas, colours }: Interior, x: number, y: number): void {
  for (const [dx, turn] of [
    [-40, -28],
    [-8, -6],
    [26, 16],
    [50, 34],
  ] as const)
    canvas.add(
      `<rect x="${x + dx - 14}" y="${y - 112}" width="30" height="92" rx="15" fill="#d59a52" transform="rotate(${turn} ${x + dx} ${y - 30})"/>`,
    );
  canvas.add(
    path(
      `M${x - 76} ${y - 52} H${x + 76} L${x + 56} ${y} H${x - 56} Z`,
      canvas.linear(
        [
          [0, lighter(colours.wood, 0.25)],
          [1, darker(colours.wood, 0.1)],
        ],
        'right',
      ),
    ),
    stroke(
      `M${x - 70} ${y - 34} H${x + 70} M${x - 62} ${y - 16} H${x + 62}`,
      darker(colours.wood, 0.2),
      4,
    ),
  );
}

/** Juice, yoghurt and cereals. */
function drawJars({ canvas }: Interior, x: number, y: number): void {
  for (const [dx, colour, high] of [
    [-56, '#f0a23a', 112],
    [6, '#f4eee2', 88],
    [64, '#c99a63', 100],
  ] as const)
    canvas.add(
      `<rect x="${x + dx - 26}" y="${y - high}" width="52" height="${high}" rx="10" fill="#eef5f6" opacity="0.7"/>`,
      `<rect x="${x + dx - 22}" y="${y - high * 0.72}" width="44" height="${high * 0.72 - 3}" rx="8" fill="${colour}"/>`,
      rect([x + dx - 20, y - high - 10, 40, 12], '#8d9299'),
    );
}

function drawCoffeeMachine({ canvas, colours }: Interior, x: number, y: number): void {
  canvas.add(
    `<rect x="${x - 64}" y="${y - 138}" width="128" height="138" rx="12" fill="${canvas.linear(
      [
        [0, '#d9dde1'],
        [0.5, '#aab1b9'],
        [1, '#7d858f'],
      ],
      'right',
    )}"/>`,
    rect([x - 46, y - 78, 92, 64], '#2b2f36'),
    rect([x - 46, y - 120, 92, 26], '#3b414b'),
    ellipse([x - 28, y - 107, 6, 6], colours.accent),
    ellipse([x + 26, y - 107, 6, 6], '#8fd0a0'),
    rect([x - 4, y - 78, 8, 20], colours.metal),
    rect([x - 15, y - 46, 30, 30], '#fdfbf6'),
  );
}

function drawFruit({ canvas, colours }: Interior, x: number, y: number): void {
  for (const [dx, dy, colour] of [
    [-38, -62, '#d9522f'],
    [0, -76, '#e9a63a'],
    [38, -62, '#8fae3f'],
    [-18, -56, '#c23f4a'],
    [20, -54, '#e9c04a'],
  ] as const)
    canvas.add(
      ellipse(
        [x + dx, y + dy, 25, 25],
        canvas.radial([
          [0, lighter(colour, 0.3)],
          [1, darker(colour, 0.2)],
        ]),
      ),
    );
  canvas.add(
    path(
      `M${x - 78} ${y - 54} Q${x - 56} ${y - 8} ${x} ${y - 6} Q${x + 56} ${y - 8} ${x + 78} ${y - 54} Z`,
      lighter(colours.linen, 0.3),
    ),
    rect([x - 26, y - 10, 52, 10], darker(colours.linen, 0.12)),
  );
}

function drawCups({ canvas }: Interior, x: number, y: number): void {
  for (const [dx, count] of [
    [-26, 3],
    [26, 4],
  ] as const)
    for (let index = 0; index < count; index += 1)
      canvas.add(
        path(
          `M${x + dx - 23} ${y - 26 - index * 21} h46 q-2 26 -14 26 h-18 q-12 0 -14 -26 Z`,
          index % 2 === 0 ? '#ffffff' : '#f1ece2',
        ),
      );
}
