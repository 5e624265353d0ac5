import { shape } from '../../canvas';
import { drawFir } from '../../trees';
import { avenue } from '../greenery';
import { bridge, hills, peaks } from '../surroundings';
import { train } from '../train';
import type { Sight } from '../sight';

export const viaduct: Sight = {
  light: 'day',
  draw(pen) {
    pen.sky(760);
    peaks(pen, 740, 0.6);
    hills(pen, 820, 170, '#6f9a58', 0.3);
    for (let x = -10; x < 1640; x += 74)
      drawFir(pen.context.canvas, pen.light, {
        x,
        y: 830 + (x % 3) * 8,
        height: 120 + (x % 5) * 14,
      });
    pen.ground(840, '#7fb05a');
    train(pen.at(1120, 560), 5, ['#f2f0ea', '#d9483f']);
    bridge(pen, [-60, 1660], { road: 562, water: 930, arches: 7, colour: '#c9b595' });
    avenue(pen, [-20, 1640], 960, 120, '#5f8f48');
    pen.add(
      shape(
        [
          [-20, 1080],
          [-20, 1010],
          [420, 984],
          [900, 1010],
          [1640, 980],
          [1640, 1080],
        ],
        pen.light.water[1],
      ),
    );
  },
};
