import { path } from '../../canvas';
import { mix } from '../../colour';
import { boat } from '../boats';
import { avenue, woods } from '../greenery';
import { turret } from '../houses';
import { hills, peaks } from '../surroundings';
import type { Sight } from '../sight';

export const slovenia: Sight = {
  light: 'morning',
  draw(pen) {
    pen.overWater(760, () => {
      pen.sky(740);
      peaks(pen, 700, 0.7);
      hills(pen, 764, 130, '#54785c', 0.4);
      pen.add(
        path(
          'M1130 764L1180 520L1290 500L1400 764Z',
          mix(pen.light.tone('#8f9488'), pen.light.haze, 0.25),
        ),
      );
      pen
        .at(1240, 506, 0.8, 0.22)
        .box(0, 0, 150, 60, '#f1e8d8')
        .roof(0, 60, 160, 40, '#a9553a', 0.1);
      turret(pen, [-70, 0, 40, 86], '#f1e8d8', '#a9553a');
      woods(pen, [-20, 400], 766, 100);
      woods(pen, [1000, 1640], 766, 100);
      pen.add(path('M480 768Q540 700 660 690T880 730L930 768Z', pen.light.tone('#5f7f4a')));
      avenue(pen, [530, 640], 752, 110, '#4f7f4a');
      avenue(pen, [790, 890], 756, 100, '#5a8a4c');
      pen
        .at(700, 720, 1.05)
        .box(36, 0, 110, 74, '#f7f1e4')
        .roof(36, 74, 122, 48, '#a9553a', 0.1)
        .windows([36, 14, 96, 44], 3, 1, { arch: true, wide: 0.36 });
      pen
        .box(-46, 0, 46, 160, '#f7f1e4')
        .windows([-46, 104, 40, 46], 1, 1, { arch: true, wide: 0.5 })
        .onion(-46, 160, 54, 50, '#6a4a40')
        .cone(-46, 200, 12, 56, '#6a4a40');
    });
    boat(pen, 1080, 920, 110, '#8a5a3c');
    pen
      .at(1080, 886)
      .line('M-70 0V56M-24 0V56M24 0V56M70 0V56', '#f4f1ea', 3)
      .path('M-90 54Q0 84 90 54L84 48H-84Z', '#d9483f');
  },
};
