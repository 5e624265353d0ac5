import { sail } from '../boats';
import { avenue } from '../greenery';
import { hills, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

function mosque(pen: Pen): void {
  const stone = '#d8c3a5';
  const lead = '#7f8f9c';
  for (const [x, height] of [
    [-430, 470],
    [-300, 560],
    [300, 560],
    [430, 470],
  ] as const) {
    pen
      .box(x, 0, 26, height, '#e8d8bd')
      .cone(x, height, 32, 92, lead)
      .line(`M${x} ${height + 90}v26`, '#d9a93c', 3);
    for (const at of [0.55, 0.78]) pen.box(x, height * at, 42, 13, '#f3e8d3');
  }
  pen
    .box(0, 0, 640, 150, stone)
    .windows([0, 20, 610, 110], 17, 2, { arch: true, wide: 0.44, high: 0.74 });
  for (const x of [-250, 250]) pen.dome(x, 150, 150, 74, lead);
  pen.box(0, 150, 430, 90, stone).windows([0, 160, 400, 70], 13, 1, { arch: true, high: 0.8 });
  for (const x of [-150, 150]) pen.dome(x, 200, 190, 104, lead);
  pen.dome(0, 240, 330, 96, lead).box(0, 288, 250, 44, stone);
  pen
    .windows([0, 292, 240, 36], 15, 1, { arch: true, high: 0.9 })
    .dome(0, 332, 252, 126, '#8a9aa6');
  pen.line('M0 456V506', '#d9a93c', 5).disc(0, 474, 8, '#d9a93c');
  pen
    .box(0, 0, 130, 176, '#e3d2b4')
    .windows([0, 0, 92, 150], 1, 1, { arch: true, colour: '#5a4a40', high: 0.96 });
}

export const istanbul: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(810, () => {
      pen.sky(800);
      hills(pen, 800, 150, '#6f7c5a', 0.6);
      quarter(pen, {
        base: 790,
        height: 150,
        walls: ['#e3c7a0', '#d3a986', '#ecdcc0', '#c99a7c'],
        roofs: ['#a9603f', '#b97250'],
        far: 0.42,
      });
      mosque(pen.at(760, 776, 1.1, 0.04));
      pen
        .at(1440, 790, 1, 0.3)
        .box(0, 0, 76, 300, '#cdb391')
        .windows([0, 210, 60, 60], 3, 1, { arch: true });
      pen.cone(0, 300, 90, 110, '#6f7f8c');
      avenue(pen, [-20, 1640], 800, 90, '#5f7a45');
      quarter(pen, {
        base: 812,
        height: 84,
        walls: ['#e9c9a0', '#d79f78', '#f0e0c4', '#b98468'],
        roofs: ['#a9583a', '#bf7450'],
        far: 0.08,
      });
      pen.at(800, 814).box(0, -8, 1700, 20, '#9a8468');
    });
    pen
      .at(1120, 900)
      .path('M-190 40L-160 -6H170L200 40Z', '#f4f1ea')
      .box(0, 40, 300, 34, '#f7f4ee');
    pen.windows([0, 44, 290, 24], 14, 1, { wide: 0.6 }).box(-10, 74, 220, 28, '#f7f4ee');
    pen
      .windows([-10, 78, 210, 20], 10, 1, { wide: 0.6 })
      .box(10, 102, 34, 40, '#d98f2e')
      .box(10, 130, 36, 10, '#2d3140');
    sail(pen, 330, 930, 74);
    for (const [x, y] of [
      [420, 330],
      [480, 300],
      [1060, 250],
      [1330, 400],
    ] as const)
      pen.at(x, y).line('M-22 6Q-10 14 0 0Q10 14 22 6', '#4a4658', 4);
  },
};
