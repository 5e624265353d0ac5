import { boat } from '../boats';
import type { Sight } from '../sight';

export const denmark: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(800, () => {
      pen.sky(780);
      const colours = [
        '#d9733f',
        '#e8b84a',
        '#4f7f9a',
        '#c2473c',
        '#efe0c0',
        '#7fa06a',
        '#e0926a',
        '#5a6f9a',
        '#e8c05f',
        '#b8503f',
        '#dcd0b8',
        '#6f9a94',
      ];
      let x = -20;
      for (const [index, wall] of colours.entries()) {
        const width = [150, 124, 140, 132][index % 4] ?? 130;
        const high = [330, 290, 356, 310, 276][index % 5] ?? 300;
        pen
          .at(x + width / 2, 800)
          .roof(0, high - 2, width, 76, '#a9553a', 0.1)
          .box(0, 0, width - 3, high, wall);
        pen.windows([0, 84, width * 0.92, high - 92], 3, 4, {
          wide: 0.42,
          high: 0.66,
          colour: '#3a4456',
        });
        pen
          .windows([0, high + 8, width * 0.6, 42], 2, 1, { wide: 0.5, high: 0.9 })
          .box(0, 68, width - 3, 6, '#f7f0e0');
        pen.windows([0, 4, width * 0.9, 58], 3, 1, { wide: 0.62, high: 0.9 });
        x += width;
      }
      pen.at(800, 812).box(0, -10, 1700, 26, '#8d8074');
    });
    for (const [x, hull] of [
      [260, '#3b5a4a'],
      [760, '#7b3a34'],
      [1300, '#2f4a6d'],
    ] as const) {
      boat(pen, x, 900, 170, hull);
      pen
        .at(x, 860)
        .box(0, 0, 8, 430, '#6b4a36')
        .line('M0 420L-150 20M0 420L150 14M0 320L-90 18M0 320L90 16', '#4a3a34', 2.5, 0.8)
        .box(20, 6, 110, 34, '#f3ead6');
      pen.line('M-70 214H70', '#6b4a36', 5);
    }
  },
};
