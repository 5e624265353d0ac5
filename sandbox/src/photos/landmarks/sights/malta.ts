import { boat } from '../boats';
import { quarter } from '../surroundings';
import type { Sight } from '../sight';

export const malta: Sight = {
  light: 'golden',
  draw(pen) {
    const limestone = ['#e6c48f', '#dcb680', '#eed2a2', '#d2a873'];
    pen.overWater(830, () => {
      pen.sky(810);
      quarter(pen, {
        base: 690,
        height: 150,
        walls: limestone,
        roofs: ['#d2a873', '#c99d68'],
        far: 0.22,
      });
      pen
        .at(860, 660, 1.1, 0.12)
        .box(0, 0, 190, 150, '#e0bd8a')
        .windows([0, 60, 180, 76], 9, 1, { arch: true, wide: 0.4 });
      pen
        .dome(0, 150, 196, 170, '#d6ae7c')
        .box(0, 316, 30, 40, '#e0bd8a')
        .dome(0, 356, 36, 24, '#d6ae7c');
      pen
        .at(1090, 680, 1, 0.16)
        .box(0, 0, 50, 260, '#e0bd8a')
        .windows([0, 200, 40, 46], 1, 1, { arch: true })
        .cone(0, 260, 56, 150, '#c99d68');
      quarter(pen, { base: 770, height: 120, walls: limestone, roofs: ['#d2a873'], far: 0.06 });
      pen
        .at(0, 834)
        .poly(
          '#cda26b',
          [-20, 0],
          [-20, 110],
          [520, 110],
          [600, 60],
          [1000, 60],
          [1080, 120],
          [1640, 120],
          [1640, 0],
        );
      pen.windows([800, 10, 1560, 50], 22, 1, {
        arch: true,
        wide: 0.22,
        high: 0.6,
        colour: '#8a6640',
      });
      pen.line('M-20 104H520M1080 114H1640M600 54H1000', '#edcf9c', 6, 0.8);
    });
    for (const [x, y, hull] of [
      [400, 930, '#2f6fae'],
      [1130, 960, '#c8413a'],
    ] as const) {
      boat(pen, x, y, 130, hull);
      pen
        .at(x, y)
        .line('M-118 30Q0 14 118 36', '#f2c230', 9)
        .line('M-104 18Q0 4 104 22', '#3f8f5a', 7)
        .box(-10, 24, 80, 30, '#f4f1ea');
    }
  },
};
