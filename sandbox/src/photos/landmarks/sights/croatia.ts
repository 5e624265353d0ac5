import { boat, sail } from '../boats';
import { hills, quarter } from '../surroundings';
import type { Sight } from '../sight';

export const croatia: Sight = {
  light: 'day',
  draw(pen) {
    pen.overWater(800, () => {
      pen.sky(700);
      hills(pen, 720, 240, '#7f8f70', 0.45);
      quarter(pen, {
        base: 660,
        height: 90,
        walls: ['#efe0c4', '#e6d2ae'],
        roofs: ['#d2683c', '#c25a34'],
        far: 0.2,
      });
      quarter(pen, {
        base: 720,
        height: 100,
        walls: ['#f3e6cc', '#e9d6b4'],
        roofs: ['#d2683c', '#c9602f'],
        far: 0.1,
      });
      pen
        .at(560, 690, 1, 0.06)
        .box(0, 0, 60, 190, '#e9dcc0')
        .windows([0, 130, 50, 46], 1, 1, { arch: true })
        .dome(0, 190, 66, 44, '#8f9a94');
      pen
        .at(860, 690, 1, 0.08)
        .box(0, 0, 150, 110, '#e9dcc0')
        .dome(0, 110, 150, 96, '#8a9a9a')
        .box(0, 202, 20, 34, '#e9dcc0');
      const stone = '#d6c6a4';
      pen
        .at(0, 804)
        .poly(stone, [-20, 0], [-20, 130], [340, 120], [900, 110], [1180, 130], [1240, 0])
        .line('M-20 126L340 116L900 106L1180 126', '#ece0c4', 7, 0.9);
      for (const [x, width, height] of [
        [180, 130, 200],
        [640, 110, 170],
        [1130, 190, 240],
      ] as const) {
        pen.box(x, 0, width, height, '#dccdab').box(x, height, width + 14, 22, '#d2c29e');
        for (let tooth = -width / 2; tooth <= width / 2; tooth += 32)
          pen.box(x + tooth, height + 22, 18, 16, '#d2c29e');
        pen.windows([x, height * 0.4, width * 0.8, 60], 2, 1, { wide: 0.16, colour: '#6f624a' });
      }
      pen.path('M-20 0Q120 30 300 16T760 20T1180 22T1320 0Z', '#b3a68a');
    });
    sail(pen, 1400, 880, 96);
    boat(pen, 500, 930, 80, '#c8413a');
    boat(pen, 960, 950, 70, '#2f6fae');
  },
};
