import { paving, quarter } from '../surroundings';
import type { Sight } from '../sight';

export const poland: Sight = {
  light: 'golden',
  draw(pen) {
    pen.sky(800);
    quarter(pen, {
      base: 850,
      height: 260,
      walls: ['#e8b98a', '#f0dcb4', '#d9916a', '#c9cfae', '#e6a58a'],
      roofs: ['#a9553a', '#8f4a38'],
      far: 0.2,
    });
    const brick = '#b05f45';
    pen
      .at(430, 858, 1.1, 0.03)
      .box(170, 0, 150, 260, brick)
      .roof(170, 260, 160, 120, '#6f8a7c', 0.16);
    for (const [x, height] of [
      [0, 470],
      [112, 360],
    ] as const) {
      pen
        .box(x, 0, 92, height, brick)
        .windows([x, 60, 70, height - 90], 2, 4, { arch: true, wide: 0.32 });
      pen.line(`M${x - 46} 120h92M${x - 46} 240h92M${x - 46} ${height - 20}h92`, '#e6cfa8', 5, 0.8);
    }
    pen
      .roof(0, 470, 80, 40, '#3f4a56', 0.2)
      .cone(0, 500, 40, 190, '#3f4a56')
      .disc(0, 560, 15, '#d9a93c');
    for (const x of [-40, -20, 20, 40]) pen.cone(x, 470, 14, 96, '#3f4a56');
    pen
      .onion(112, 360, 84, 110, '#3f4a56')
      .windows([-30, 0, 60, 90], 1, 1, { arch: true, high: 0.96 });
    paving(pen, 858, '#bfb09a');
    pen.at(1080, 880, 1.12).box(0, 0, 640, 130, '#efdcb4').windows([0, 0, 620, 118], 13, 1, {
      arch: true,
      wide: 0.72,
      high: 0.94,
      colour: '#6a5648',
      lit: 1,
    });
    pen
      .box(0, 130, 650, 52, '#f3e4c2')
      .windows([0, 134, 630, 42], 22, 1, { arch: true, wide: 0.4, high: 0.8 });
    for (let x = -305; x <= 305; x += 61) pen.cone(x, 182, 34, 40, '#efdcb4');
    pen.roof(0, 182, 560, 56, '#a9553a', 0.04);
    for (const x of [-300, 0, 300])
      pen
        .box(x, 0, 96, 190, '#f3e4c2')
        .cone(x, 190, 104, 70, '#f3e4c2')
        .windows([x, 0, 84, 120], 1, 1, { arch: true, high: 0.96, colour: '#6a5648' });
    for (const x of [700, 790, 1440]) {
      pen
        .at(x, 985)
        .line('M0 0V84', '#5b4334', 5)
        .poly('#d9573f', [-64, 74], [0, 110], [64, 74])
        .box(0, 34, 54, 6, '#8a6a4f');
    }
  },
};
