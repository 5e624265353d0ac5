import { avenue } from '../greenery';
import { lamps, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

function karlskirche(pen: Pen): void {
  const stone = '#efe6d6';
  for (const x of [-250, 250]) {
    pen.box(x, 0, 66, 36, stone).box(x, 36, 46, 330, '#f3ecdf').box(x, 366, 70, 14, stone);
    const turns = Array.from(
      { length: 8 },
      (_, turn) => `M${x - 23} ${56 + turn * 40}L${x + 23} ${76 + turn * 40}`,
    );
    pen
      .line(turns.join(''), '#bfae93', 7, 0.75)
      .box(x, 380, 40, 34, stone)
      .dome(x, 414, 46, 30, '#6fa08c');
    pen.line(`M${x} 440v26`, '#d9a93c', 4);
  }
  pen.box(0, 0, 430, 150, stone);
  for (const side of [-1, 1]) {
    pen.box(side * 380, 0, 150, 190, stone).roof(side * 380, 190, 160, 46, '#6fa08c', 0.25);
    pen.windows([side * 380, 0, 110, 110], 1, 1, { arch: true, colour: '#5d5650', high: 0.96 });
    pen.windows([side * 380, 120, 120, 60], 3, 1, { wide: 0.4 });
  }
  pen
    .box(0, 140, 250, 150, stone)
    .windows([0, 156, 236, 112], 6, 1, { arch: true, wide: 0.44, high: 0.86 });
  for (let x = -120; x <= 120; x += 40) pen.box(x, 150, 12, 128, '#fffaf0');
  pen.box(0, 282, 270, 14, '#fffaf0').dome(0, 296, 254, 170, '#6fa08c');
  for (const x of [-80, 0, 80]) pen.windows([x, 330, 34, 44], 1, 1, { arch: true, wide: 0.7 });
  pen
    .box(0, 462, 46, 56, stone)
    .dome(0, 518, 54, 34, '#6fa08c')
    .line('M0 550V596M-12 580H12', '#d9a93c', 5);
  pen
    .columns([0, 0, 230, 130], 6, '#fffaf0', '#857b74')
    .box(0, 130, 250, 16, '#fffaf0')
    .cone(0, 146, 256, 56, stone);
  pen.box(0, -8, 300, 14, '#d9cdb8');
}

export const vienna: Sight = {
  light: 'dusk',
  draw(pen) {
    pen.overWater(850, () => {
      pen.sky(830);
      quarter(pen, {
        base: 850,
        height: 230,
        walls: ['#8a86a6', '#9a92ae', '#7c7899'],
        roofs: ['#565b7c', '#606688'],
        far: 0.4,
      });
      karlskirche(pen.at(800, 838, 1.16));
      avenue(pen, [-20, 210], 848, 220, '#4f7048');
      avenue(pen, [1400, 1640], 848, 220, '#4f7048');
      pen.at(800, 856).box(0, -6, 1700, 24, '#a89f93');
    });
    lamps(pen, [260, 1340], 846, 120);
  },
};
