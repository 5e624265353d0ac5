import { hills, lamps, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

function parliament(pen: Pen): void {
  const stone = '#eadfc8';
  const roof = '#9a4a3a';
  pen
    .box(0, 0, 1180, 150, stone)
    .windows([0, 14, 1160, 128], 44, 3, { arch: true, wide: 0.5, high: 0.78 });
  pen.roof(0, 150, 1150, 56, roof, 0.03);
  for (let x = -560; x <= 560; x += 56)
    pen.box(x, 0, 10, 160, '#f6eedd').cone(x, 160, 12, 56, '#f6eedd');
  for (const x of [-580, -300, 300, 580]) {
    pen.box(x, 0, 76, 200, stone).windows([x, 20, 66, 170], 3, 3, { arch: true });
    pen.roof(x, 200, 82, 80, roof, 0.3).cone(x, 270, 16, 60, '#f6eedd');
    for (const side of [-38, 38]) pen.cone(x + side, 196, 14, 90, '#f6eedd');
  }
  for (const x of [-120, 120]) {
    pen
      .box(x, 0, 56, 270, stone)
      .windows([x, 30, 46, 220], 2, 4, { arch: true })
      .cone(x, 270, 62, 130, roof);
  }
  pen.box(0, 140, 190, 130, stone).windows([0, 150, 180, 110], 8, 2, { arch: true });
  for (let x = -90; x <= 90; x += 30) pen.cone(x, 262, 12, 66, '#f6eedd');
  pen.dome(0, 268, 176, 132, roof).box(0, 396, 26, 40, stone).cone(0, 436, 30, 96, roof);
}

export const budapest: Sight = {
  light: 'dusk',
  draw(pen) {
    pen.overWater(830, () => {
      pen.sky(810);
      hills(pen, 830, 120, '#4d5a6a', 0.5);
      quarter(pen, {
        base: 824,
        height: 120,
        walls: ['#7c7899', '#8a86a6'],
        roofs: ['#565b7c'],
        far: 0.5,
      });
      parliament(pen.at(800, 816, 1.06));
      pen.at(800, 832).box(0, -8, 1700, 26, '#9c8f7d');
    });
    lamps(pen, [60, 330, 600, 1000, 1270, 1540], 836, 62);
    pen
      .at(1120, 950)
      .path('M-170 30L-140 -8H150L178 30Z', '#e9e4da')
      .box(0, 30, 260, 30, '#f4f1ea');
    pen.windows([0, 33, 250, 22], 15, 1, { wide: 0.62, lit: 1 }).box(-10, 60, 170, 8, '#c9c2b4');
  },
};
