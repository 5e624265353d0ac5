import { avenue } from '../greenery';
import { hills, lamps, quarter } from '../surroundings';
import type { Sight } from '../sight';

export const hungary: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(850, () => {
      pen.sky(830);
      hills(pen, 850, 190, '#7f8a5c', 0.5);
      pen
        .at(800, 680, 1.1, 0.2)
        .box(0, 0, 620, 110, '#e6d3b0')
        .windows([0, 10, 600, 92], 26, 2, { wide: 0.42 })
        .roof(0, 110, 620, 34, '#6f9484', 0.03);
      pen
        .box(0, 100, 130, 66, '#e6d3b0')
        .dome(0, 166, 120, 84, '#6f9484')
        .box(0, 246, 20, 40, '#6f9484');
      avenue(pen, [200, 1420], 740, 96, '#6a7f42');
      quarter(pen, {
        base: 850,
        height: 110,
        walls: ['#eed3a4', '#e2b487', '#f2e4c6'],
        roofs: ['#a9552f', '#b86a45'],
        far: 0.12,
      });
      pen.at(800, 852).box(0, -8, 1700, 24, '#a8957a');
    });
    pen.at(800, 900).box(0, -16, 1700, 20, '#8f7f6c');
    for (const x of [-420, 420]) {
      pen.path(
        `M${x - 74} -110V300H${x + 74}V-110H${x + 40}V150A40 40 0 0 1 ${x - 40} 150V-110Z`,
        '#cdb894',
      );
      pen
        .box(x, 300, 172, 20, '#dcc9a6')
        .box(x, 320, 140, 16, '#cdb894')
        .box(x, -130, 196, 34, '#a8977c');
    }
    const chain = 'M-840 120Q-640 130 -420 290Q0 -60 420 290Q640 130 840 120';
    pen
      .line(chain, '#5f6470', 9)
      .line(
        chain.replaceAll('290', '276').replaceAll('120', '104').replace('-60', '-78'),
        '#5f6470',
        6,
      );
    const hangers = Array.from({ length: 27 }, (_, index) => {
      const x = -390 + index * 30;
      return `M${x} 0V${112 + ((x * x) / (420 * 420)) * 176}`;
    });
    pen.line(hangers.join(''), '#6f7480', 3);
    lamps(pen, [110, 560, 800, 1040, 1490], 886, 70);
  },
};
