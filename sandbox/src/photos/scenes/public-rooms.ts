import { ellipse, path, rect } from '../canvas';
import { darker, lighter, mix } from '../colour';
import {
  drawArmchair,
  drawLampGlow,
  drawPendant,
  drawPottedPlant,
  drawRug,
  drawTableLamp,
} from '../furnishings';
import { drawRoom } from '../room';
import { drawTallWindow } from '../room-windows';
import { mirrored, type Interior } from '../interior';
import { drawSofa } from './bedrooms';

/** Reception desk with pigeonholes for the keys behind it. */
function drawDesk(interior: Interior, x: number): void {
  const { canvas, colours } = interior;
  canvas.add(rect([x - 30, 250, 420, 250], darker(colours.wood, 0.3)));
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const left = x - 20 + column * 57;
      const top = 260 + row * 59;
      canvas.add(
        rect([left, top, 50, 51], darker(colours.wood, 0.52)),
        canvas.random.chance(0.6)
          ? rect([left + 21, top + 16, 7, 24], colours.metal)
          : ellipse([left + 25, top + 40, 14, 5], colours.linen),
      );
    }
  }
  drawLampGlow(interior, x + 180, 420, 420);
  canvas.add(
    ellipse([x + 180, 800, 360, 30], '#2a1c14', 'opacity="0.35"'),
    rect(
      [x - 100, 560, 560, 236],
      canvas.linear([
        [0, lighter(colours.accent, 0.1)],
        [1, darker(colours.accent, 0.28)],
      ]),
    ),
  );
  for (let index = 0; index < 11; index += 1)
    canvas.add(rect([x - 90 + index * 50, 580, 34, 200], darker(colours.accent, 0.14)));
  canvas.add(
    rect([x - 118, 540, 596, 24], lighter(colours.wood, 0.2)),
    rect([x - 118, 560, 596, 8], darker(colours.wood, 0.2)),
  );
  drawTableLamp(interior, x + 20, 540, 0.9);
  canvas.add(
    ellipse([x + 330, 536, 18, 7], colours.metal),
    path(`M${x + 314} 532 q16 -26 32 0 Z`, colours.metal),
  );
  canvas.add(path(`M${x + 180} 540 v-60`, 'none', `stroke="#5f8a5a" stroke-width="5"`));
  for (const [dx, dy] of [
    [-22, -70],
    [22, -76],
    [0, -98],
    [-8, -56],
    [14, -58],
  ] as const)
    canvas.add(ellipse([x + 180 + dx, 540 + dy, 20, 17], mix(colours.accent, '#f6d7d0', 0.55)));
}

export function drawLobby(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior, 'stone');
    drawTallWindow(interior, [340, 170, 250, 440]);
    drawDesk(interior, 880);
    drawRug(interior, 520, 930, 500);
    if (number % 3 === 0) drawSofa(interior, 460, 900, 440);
    else {
      drawArmchair(interior, [300, 920, 260]);
      drawArmchair(
        interior,
        [700, 940, 260],
        mix(interior.colours.wood, interior.colours.accent, 0.3),
      );
    }
    drawRoundTable(interior, [500, 940, 170], false);
    drawPottedPlant(interior, 1480, 990, 430);
    drawPottedPlant(interior, 100, 930, 330);
    drawPendant(interior, 500, 180, 1.2);
    drawPendant(interior, 960, 150, 0.8);
    drawPendant(interior, 1180, 150, 0.8);
  });
}

/** A table with a cloth or a bare top, laid for two. */
function drawRoundTable(
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

function drawChair({ canvas, colours }: Interior, x: number, y: number, size: number): void {
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

export function drawRestaurant(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior);
    for (const x of [330, 690, 1050]) drawTallWindow(interior, [x, 190, 190, 360]);
    for (const x of [420, 800, 1180]) {
      drawChair(interior, x - 120, 800, 170);
      drawChair(interior, x + 120, 800, 170);
      drawRoundTable(interior, [x, 800, 190], true);
    }
    for (const x of [280, 820, 1350]) {
      drawChair(interior, x - 186, 1004, 220);
      drawChair(interior, x + 186, 1004, 220);
      drawRoundTable(interior, [x, 1020, 320], true);
    }
    for (const x of [310, 800, 1290]) drawPendant(interior, x, 230, 1);
  });
}
