import { avenue } from '../greenery';
import { hills } from '../surroundings';
import type { Sight } from '../sight';

export const turkey: Sight = {
  light: 'golden',
  draw(pen) {
    pen.sky(760);
    hills(pen, 790, 130, '#c98f68', 0.5);
    for (const [x, y, size, far] of [
      [240, 800, 0.7, 0.4],
      [420, 810, 0.9, 0.36],
      [1180, 800, 0.8, 0.4],
      [1380, 815, 1, 0.34],
      [640, 850, 1.2, 0.2],
      [900, 845, 1.05, 0.22],
      [90, 950, 1.9, 0.04],
      [1490, 960, 2, 0.03],
      [1270, 960, 1.4, 0.05],
      [330, 960, 1.3, 0.05],
    ] as const) {
      pen
        .at(x, y, size, far)
        .path('M-70 0Q-46 120 -26 190H26Q46 120 70 0Z', '#dcb08a')
        .path('M-40 178Q-34 240 0 280Q34 240 40 178Q0 196 -40 178Z', '#9a6a50');
      pen.windows([0, 40, 60, 90], 2, 2, {
        arch: true,
        wide: 0.3,
        high: 0.5,
        colour: '#7a5240',
        lit: 0,
      });
    }
    pen.ground(930, '#cfa57c');
    avenue(pen, [420, 1180], 1000, 70, '#8a8f4a');
    for (const [x, y, size, one, two] of [
      [790, 380, 1.5, '#d9483f', '#f5d98a'],
      [360, 300, 0.9, '#3f7fa6', '#f4f1ea'],
      [1130, 250, 0.75, '#e8a23c', '#a83a4f'],
      [1370, 480, 1, '#5a9a6a', '#f5d98a'],
      [560, 180, 0.5, '#a85a8f', '#f4e4c9'],
      [150, 520, 0.56, '#e8702f', '#f4f1ea'],
      [980, 560, 0.5, '#4f6fb0', '#f5d98a'],
    ] as const) {
      pen
        .at(x, y, size)
        .path('M-100 30A104 104 0 1 0 100 30Q80 -50 22 -104H-22Q-80 -50 -100 30Z', one);
      for (const at of [-58, 0, 58])
        pen.path(
          `M${at * 0.2 - 6} -104Q${at * 1.5 - 12} 0 ${at * 0.5 - 4} 132H${at * 0.5 + 4}Q${at * 1.5 + 12} 0 ${at * 0.2 + 6} -104Z`,
          two,
        );
      pen.line('M-20 -104L-14 -140M20 -104L14 -140', '#5b4334', 2).box(0, -168, 32, 28, '#8a5a3c');
    }
  },
};
