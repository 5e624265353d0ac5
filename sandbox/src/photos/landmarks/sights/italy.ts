import { path } from '../../canvas';
import { mix } from '../../colour';
import { avenue, cypress } from '../greenery';
import { hills } from '../surroundings';
import type { Sight } from '../sight';

export const italy: Sight = {
  light: 'golden',
  draw(pen) {
    pen.sky(700);
    hills(pen, 700, 160, '#7f8a5c', 0.6);
    hills(pen, 790, 150, '#8f9a52', 0.4);
    pen.add(
      path(
        'M-20 1080V800Q360 640 760 720T1640 700V1080Z',
        mix(pen.light.tone('#a9ac58'), pen.light.haze, 0.16),
      ),
    );
    for (let row = 0; row < 9; row += 1)
      pen
        .at(0, 0)
        .line(
          `M-20 ${-830 - row * 28}Q360 ${-680 - row * 30} ${700 + row * 10} ${-770 - row * 34}`,
          '#6f7f3c',
          5,
          0.35,
        );
    pen
      .at(1010, 716, 1.15)
      .box(0, 0, 190, 110, '#d9a877')
      .roof(0, 110, 206, 44, '#a9553a', 0.12)
      .windows([0, 20, 176, 80], 4, 2, { wide: 0.3, high: 0.54 });
    pen
      .box(110, 0, 100, 76, '#cf9a6a')
      .roof(110, 76, 112, 34, '#a9553a', 0.12)
      .box(-66, 100, 66, 96, '#e0b486')
      .roof(-66, 196, 78, 34, '#a9553a', 0.2)
      .windows([-66, 130, 50, 50], 2, 1, { arch: true });
    for (const [x, y, height] of [
      [820, 726, 190],
      [856, 724, 230],
      [1190, 724, 220],
      [1230, 722, 180],
    ] as const)
      cypress(pen, x, y, height);
    pen.add(
      path(
        'M940 728Q820 790 900 840T640 1080H880Q960 900 1010 850T990 728Z',
        pen.light.tone('#e3cda0'),
      ),
    );
    for (const [x, y, height] of [
      [772, 850, 160],
      [980, 880, 190],
      [690, 930, 230],
      [940, 970, 270],
      [560, 1050, 330],
      [960, 1074, 350],
    ] as const)
      cypress(pen, x, y, height);
    avenue(pen, [60, 420], 980, 120, '#8a9a5a');
    avenue(pen, [1180, 1560], 960, 130, '#8a9a5a');
  },
};
