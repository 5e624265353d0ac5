import { path } from '../../canvas';
import { lighter } from '../../colour';
import { woods } from '../greenery';
import { hills, lamps } from '../surroundings';
import type { Sight } from '../sight';

export const finland: Sight = {
  light: 'dusk',
  draw(pen) {
    pen.overWater(770, () => {
      pen.sky(750);
      hills(pen, 770, 90, '#38506a', 0.35);
      woods(pen, [-20, 1640], 774, 170);
    });
    pen.add(
      path('M-20 900Q420 830 900 900T1640 930V1080H-20Z', lighter(pen.light.tone('#b8c4dc'), 0.1)),
    );
    woods(pen, [40, 260], 930, 420);
    pen
      .at(620, 916, 1.9)
      .box(0, 0, 180, 84, '#8a5a3c')
      .line('M-90 20H90M-90 38H90M-90 56H90M-90 72H90', '#5f3d2a', 3);
    pen
      .cone(0, 80, 220, 84, '#e8eef8')
      .windows([20, 12, 120, 60], 2, 1, { wide: 0.5, high: 0.72, lit: 1 })
      .box(-62, 0, 28, 58, '#5f3d2a');
    pen.box(64, 120, 18, 44, '#6b6470').line('M66 168Q80 196 64 220T80 270', '#c9c6d8', 9, 0.4);
    lamps(pen, [840], 930, 130);
    woods(pen, [1330, 1600], 960, 480);
  },
};
