import { drawBicycle } from '../../street';
import { boat } from '../boats';
import { canalRow } from '../canal-houses';
import { avenue } from '../greenery';
import { bridge, lamps } from '../surroundings';
import type { Sight } from '../sight';

export const amsterdam: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(800, () => {
      pen.sky(780);
      pen.at(430, 800, 1, 0.28).box(0, 0, 90, 420, '#a3654c');
      pen.windows([0, 250, 70, 140], 2, 2, { arch: true });
      pen
        .box(0, 420, 104, 10, '#efe5d2')
        .box(0, 430, 74, 90, '#d9cfc0')
        .box(0, 520, 54, 66, '#6f8291');
      pen
        .onion(0, 584, 84, 70, '#4f86a8')
        .line('M0 650V690', '#d6b35a', 4)
        .disc(0, 690, 6, '#e8c75a');
      canalRow(pen, 800, 1.12);
      avenue(pen, [60, 180], 806, 190, '#6f8a3f');
      avenue(pen, [1320, 1560], 806, 220, '#6f8a3f');
      pen.at(800, 812).box(0, -8, 1700, 24, '#7d6a5c');
    });
    boat(pen, 540, 880, 170, '#2f4a5d');
    pen.at(525, 860).box(0, 0, 170, 46, '#e8dcc2').windows([0, 8, 160, 32], 6, 1, { wide: 0.6 });
    pen.box(0, 46, 184, 9, '#8a3d35');
    bridge(pen, [-200, 1800], { road: 918, water: 1010, arches: 5, colour: '#8f5b47' });
    for (const x of [250, 1010, 1130]) drawBicycle(pen.context, x, 914, '#2f4a5d');
    lamps(pen, [0, 400, 800, 1200, 1600], 908, 96);
  },
};
