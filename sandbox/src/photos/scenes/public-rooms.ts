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
import { drawChair, drawRoundTable } from '../tables';
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
