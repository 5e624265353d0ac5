import { avenue } from '../greenery';
import { lamps, paving, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

function metropolis(pen: Pen): void {
  const stone = '#efe6d4';
  for (const side of [-1, 1]) {
    pen.poly('#e2d5bd', [side * 110, 0], [side * 620, 0], [side * 620, 330], [side * 110, 440]);
    for (let floor = 0; floor < 5; floor += 1)
      for (let column = 0; column < 7; column += 1)
        pen.windows(
          [
            side * (160 + column * 66),
            92 + floor * (66 - column * 4.2),
            44 - column * 3,
            58 - column * 3,
          ],
          1,
          1,
          { arch: floor === 3, wide: 0.7, high: 0.84 },
        );
    pen.poly('#5d6673', [side * 110, 440], [side * 620, 330], [side * 620, 362], [side * 110, 496]);
  }
  pen
    .box(0, 0, 250, 470, stone)
    .windows([0, 14, 220, 90], 3, 1, { arch: true, high: 0.9, wide: 0.62 });
  pen.columns([0, 130, 214, 210], 7, '#fbf5e8', '#8f8798').box(0, 340, 262, 16, '#fbf5e8');
  pen.windows([0, 366, 214, 84], 5, 1, { arch: true, high: 0.86 }).box(0, 462, 274, 18, '#fbf5e8');
  pen.columns([0, 480, 190, 76], 8, '#fbf5e8', '#7d7788').box(0, 556, 210, 14, '#fbf5e8');
  pen.dome(0, 570, 190, 112, '#474e5c');
  pen.line(
    'M-92 584Q0 610 92 584M-70 632Q0 652 70 632M0 572V680M-44 574Q-40 640 -14 676M44 574Q40 640 14 676',
    '#d9a93c',
    6,
  );
  pen.box(0, 678, 44, 26, '#d9a93c');
  pen.path(
    'M-9 704L-6 770Q0 782 6 770L9 704ZM-6 752Q-60 790 -52 734Q-30 748 -6 730ZM6 752Q60 790 52 734Q30 748 6 730Z',
    '#6f7f78',
  );
}

export const madrid: Sight = {
  light: 'day',
  draw(pen) {
    pen.sky(840);
    quarter(pen, {
      base: 900,
      height: 420,
      walls: ['#ead9bd', '#dfc3a0', '#f0e4cf'],
      roofs: ['#a8654a', '#8f5a48'],
      far: 0.42,
    });
    metropolis(pen.at(800, 905, 1.02));
    paving(pen, 905, '#b9b3ab');
    avenue(pen, [40, 260], 925, 230, '#5b8a46');
    avenue(pen, [1350, 1580], 925, 230, '#5b8a46');
    lamps(pen, [330, 1270], 930, 170);
    for (const [x, colour] of [
      [560, '#f7f7f4'],
      [1080, '#c0392f'],
    ] as const) {
      pen.at(x, 972).box(0, 12, 150, 34, colour).path('M-52 46L-34 76H36L58 46Z', colour);
      pen.windows([0, 48, 82, 24], 2, 1, { wide: 0.84, high: 0.9, colour: '#52667c' });
      for (const wheel of [-44, 46])
        pen.disc(wheel, 12, 15, '#22252d').disc(wheel, 12, 7, '#a9adb5');
    }
  },
};
