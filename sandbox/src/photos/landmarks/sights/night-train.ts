import { drawFir } from '../../trees';
import { hills, peaks } from '../surroundings';
import { train } from '../train';
import type { Sight } from '../sight';

export const night: Sight = {
  light: 'dusk',
  draw(pen) {
    pen.overWater(820, () => {
      pen.sky(800);
      peaks(pen, 780, 0.7);
      hills(pen, 824, 120, '#3f5560', 0.2);
      for (let x = -10; x < 1640; x += 66)
        drawFir(pen.context.canvas, pen.light, { x, y: 806, height: 110 + (x % 5) * 16 });
      pen.at(800, 824).box(0, -8, 1700, 24, '#5a5360');
      train(pen.at(1220, 806), 6, ['#2f3f6d', '#c9a24c']);
    });
  },
};
