import { drawMeadow } from '../../meadow';
import { avenue } from '../greenery';
import { quarter } from '../surroundings';
import type { Sight } from '../sight';

export const estonia: Sight = {
  light: 'morning',
  draw(pen) {
    pen.sky(800);
    quarter(pen, {
      base: 760,
      height: 170,
      walls: ['#f0dcb4', '#e6b99a', '#cfd9dc', '#f3e8d0'],
      roofs: ['#c2583c', '#b04f36'],
      far: 0.34,
    });
    pen
      .at(1010, 740, 1.1, 0.22)
      .box(0, 0, 84, 300, '#f1ead9')
      .windows([0, 200, 70, 80], 2, 1, { arch: true })
      .cone(0, 300, 92, 60, '#57806f')
      .cone(0, 340, 46, 240, '#57806f');
    pen
      .at(760, 700, 0.9, 0.3)
      .box(0, 0, 150, 120, '#e8c9b4')
      .onion(0, 120, 110, 110, '#3f4a56')
      .onion(-64, 110, 54, 70, '#3f4a56')
      .onion(64, 110, 54, 70, '#3f4a56');
    const stone = '#b3a995';
    pen
      .at(0, 860)
      .box(800, 0, 1700, 150, stone)
      .box(800, 150, 1700, 10, '#8f5f48')
      .roof(800, 160, 1700, 30, '#b9573a', 0.01);
    pen.windows([800, 20, 1640, 110], 30, 1, {
      arch: true,
      wide: 0.2,
      high: 0.4,
      colour: '#5d564c',
    });
    for (const [x, width, height] of [
      [180, 150, 300],
      [520, 120, 250],
      [1270, 170, 330],
      [1520, 120, 260],
    ] as const) {
      pen
        .box(x, -10, width, height, '#c2b8a2')
        .box(x, height - 34, width + 16, 24, '#aea48e')
        .windows([x, 60, width * 0.8, height - 120], 2, 3, {
          wide: 0.18,
          high: 0.4,
          colour: '#4f4940',
        });
      pen.cone(x, height - 10, width + 30, width * 1.25, '#c2512f');
    }
    pen.ground(866, '#86ad5c');
    avenue(pen, [-10, 120], 900, 200, '#6a9a48');
    avenue(pen, [700, 1040], 900, 170, '#6a9a48');
    drawMeadow(pen.context, 950, ['#f7f3e2', '#5f7fd0']);
  },
};
