import { shape } from '../../canvas';
import { lighter } from '../../colour';
import { avenue } from '../greenery';
import { hills } from '../surroundings';
import type { Sight } from '../sight';

export const netherlands: Sight = {
  light: 'day',
  draw(pen) {
    pen.sky(760);
    hills(pen, 772, 26, '#7f9a68', 0.5);
    avenue(pen, [-20, 1640], 772, 62, '#5f8a4a');
    pen.ground(770, '#7fae5a');
    const bands = ['#d8343f', '#f3c93b', '#e77fa6', '#f4f1ea', '#8d5fb0', '#e8702f'];
    for (const [index, colour] of bands.entries()) {
      const [left, right] = [index * 300 - 100, index * 300 + 200];
      const at = (x: number) => 800 + (x - 800) * 2.2;
      pen.add(
        shape(
          [
            [800 + (left - 800) * 0.62, 806],
            [800 + (right - 800) * 0.62 - 14, 806],
            [at(right) - 60, 1080],
            [at(left), 1080],
          ],
          pen.context.canvas.linear([
            [0, lighter(pen.light.tone(colour), 0.15)],
            [1, pen.light.tone(colour)],
          ]),
        ),
      );
    }
    for (const [x, y, size] of [
      [1090, 800, 1.3],
      [420, 790, 0.66],
      [200, 786, 0.42],
    ] as const) {
      pen
        .at(x, y, size, size < 1 ? 0.22 : 0.02)
        .box(0, 0, 200, 84, '#8f5340')
        .windows([0, 10, 180, 60], 5, 1, { wide: 0.42 });
      pen
        .path('M-82 84L-50 300H50L82 84Z', '#5d6f4c')
        .box(0, 84, 210, 10, '#e9e2d0')
        .path('M-54 296Q0 382 54 296Z', '#7a6a56');
      for (const turn of [20, 110, 200, 290]) {
        const a = (turn * Math.PI) / 180;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        pen.line(`M0 310L${c * 220} ${310 + s * 220}`, '#5b4334', 7 * size);
        pen.poly(
          '#efe6d2',
          [c * 40 - s * 4, 310 + s * 40 + c * 4],
          [c * 216 - s * 4, 310 + s * 216 + c * 4],
          [c * 216 - s * 34, 310 + s * 216 + c * 34],
          [c * 40 - s * 34, 310 + s * 40 + c * 34],
        );
      }
    }
  },
};
