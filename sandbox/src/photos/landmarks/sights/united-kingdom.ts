import { WIDTH, path } from '../../canvas';
import { mix } from '../../colour';
import { sail } from '../boats';
import type { Sight } from '../sight';

export const unitedKingdom: Sight = {
  light: 'morning',
  draw(pen) {
    pen.overWater(740, () => pen.sky(740));
    pen.add(
      path(
        `M${WIDTH + 20} 330Q1420 300 1300 350T1100 380T920 430T760 500L690 742H${WIDTH + 20}Z`,
        mix(pen.light.tone('#f7f4ec'), pen.light.haze, 0.12),
      ),
      path(
        `M${WIDTH + 20} 300Q1420 272 1300 322T1100 352T920 404T750 486L760 512Q860 440 930 440T1100 394T1300 366T${WIDTH + 20} 352Z`,
        pen.light.tone('#8cab58'),
      ),
    );
    pen
      .at(0, 742)
      .line(
        'M830 20L850 190M960 10L985 260M1110 14L1120 300M1260 20L1290 330M1420 10L1440 380',
        '#cfc8bb',
        7,
        0.6,
      );
    pen.at(560, 800).path('M-150 0Q-60 46 40 40T170 0Z', '#a39a8c').box(0, 36, 84, 250, '#f4f1ea');
    pen
      .box(0, 84, 84, 58, '#c23a34')
      .box(0, 200, 84, 58, '#c23a34')
      .box(0, 284, 104, 14, '#3a3f4d')
      .windows([0, 298, 62, 48], 4, 1, { wide: 0.7, high: 1, colour: '#f6d98a', lit: 1 });
    pen.dome(0, 346, 76, 34, '#c23a34').line('M0 378V402', '#3a3f4d', 5);
    pen.add(path('M1640 830Q1300 800 1120 900T900 1080H1640Z', pen.light.tone('#7fa24e')));
    sail(pen, 250, 880, 104);
    sail(pen, 400, 790, 48);
  },
};
