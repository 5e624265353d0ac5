import { ellipse, path } from '../../canvas';
import { mix } from '../../colour';
import { cypress } from '../greenery';
import { hills } from '../surroundings';
import type { Sight } from '../sight';

export const spain: Sight = {
  light: 'golden',
  draw(pen) {
    pen.sky(780);
    hills(pen, 800, 120, '#b58a5c', 0.55);
    pen.add(
      path(
        'M-20 1080V820Q240 660 560 700T1120 640T1640 760V1080Z',
        mix(pen.light.tone('#c29a5f'), pen.light.haze, 0.12),
      ),
    );
    for (const [x, y, size, far] of [
      [300, 716, 0.74, 0.16],
      [640, 706, 1.05, 0.08],
      [1090, 652, 1.4, 0],
      [1450, 706, 0.8, 0.14],
    ] as const) {
      pen
        .at(x, y, size, far)
        .path('M-64 -8L-56 190H56L64 -8Z', '#fbf5e8')
        .windows([0, 130, 80, 34], 3, 1, { wide: 0.26, colour: '#4a5f7a' })
        .box(0, -6, 30, 66, '#4a6a8a')
        .box(0, 184, 120, 12, '#e3d3b4')
        .cone(0, 194, 132, 84, '#4a4644');
      for (const turn of [35, 125, 215, 305]) {
        const a = (turn * Math.PI) / 180;
        const [c, s] = [Math.cos(a) * 176, Math.sin(a) * 176];
        pen.line(`M0 214L${c} ${214 + s}`, '#5b4334', 6);
        pen.line(
          [0.3, 0.44, 0.58, 0.72, 0.86, 1]
            .map(
              (at) =>
                `M${c * at - s * 0.11} ${214 + s * at + c * 0.11}L${c * at + s * 0.11} ${214 + s * at - c * 0.11}`,
            )
            .join(''),
          '#5b4334',
          3,
        );
      }
    }
    for (let row = 0; row < 7; row += 1)
      for (let x = -20; x < 1640; x += 90 + row * 14)
        pen.add(
          ellipse(
            [x + (row % 2) * 40, 860 + row * 34, 22 + row * 7, 14 + row * 4],
            mix(pen.light.tone('#7f8f4f'), pen.light.tone('#5f7a40'), row / 7),
          ),
        );
    cypress(pen, 130, 930, 260);
  },
};
