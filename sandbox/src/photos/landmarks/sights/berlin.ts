import { ellipse } from '../../canvas';
import { avenue } from '../greenery';
import { lamps, paving, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

/** A ball on a concrete needle. */
function tvTower(pen: Pen): void {
  pen
    .path('M-20 0L-9 420H9L20 0Z', '#c9ccd2')
    .disc(0, 446, 46, '#aebccb')
    .box(0, 440, 92, 10, '#5e6d80');
  pen.box(0, 490, 16, 60, '#d9dbe0').box(0, 550, 8, 70, '#c8414a').box(0, 590, 8, 26, '#f4f1ea');
}

function brandenburgGate(pen: Pen): void {
  const stone = '#dcc8a2';
  pen.box(0, 0, 660, 16, '#c7b28c').box(0, 16, 640, 250, '#7b6d60');
  for (let index = 0; index < 6; index += 1) {
    const x = -292 + index * 116.8;
    pen.box(x, 16, 46, 240, stone).box(x, 250, 60, 16, '#e9d8b6').box(x, 16, 58, 14, '#e9d8b6');
    pen.line(`M${x - 10} 32V248M${x + 2} 32V248M${x + 13} 32V248`, '#b39b74', 2, 0.7);
  }
  pen.box(0, 266, 672, 34, '#e6d4b0').box(0, 300, 690, 12, '#f0e2c4').box(0, 312, 560, 62, stone);
  pen.windows([0, 272, 640, 22], 17, 1, { wide: 0.3, high: 0.9, colour: '#b39b74', lit: 0 });
  pen.box(0, 374, 580, 12, '#f0e2c4').box(0, 386, 240, 26, stone);
  for (const side of [-1, 1]) {
    pen
      .box(side * 400, 0, 120, 150, stone)
      .columns([side * 400, 10, 108, 110], 4, '#ead9b7', '#85766a');
    pen.cone(side * 400, 148, 140, 44, '#e6d4b0');
  }
  const copper = '#5f9484';
  for (const x of [-66, -28, 12, 50])
    pen.path(
      `M${x - 18} 412l4 34q-12 14 2 30q16 6 20 -8l22 -10l4 -46h-8l-6 30h-20l-6 -30Z`,
      copper,
    );
  pen.box(86, 412, 44, 34, copper).path('M78 446L74 520Q88 534 98 520L96 446Z', copper);
  pen.path('M74 500Q20 548 34 472Q56 490 78 476ZM98 500Q150 548 138 472Q118 490 96 476Z', copper);
  pen.line('M60 424V560M48 548H72', copper, 5);
}

export const berlin: Sight = {
  light: 'morning',
  draw(pen) {
    pen.sky(830);
    tvTower(pen.at(1330, 850, 1.12, 0.42));
    quarter(pen, {
      base: 858,
      height: 210,
      walls: ['#d5cdbf', '#c2b6a4', '#e2dbcd', '#b9aa98'],
      roofs: ['#8a6a5a', '#71737d'],
      far: 0.42,
    });
    avenue(pen, [-20, 330], 862, 210, '#5d8a48');
    avenue(pen, [1270, 1640], 862, 200, '#5d8a48');
    paving(pen, 858, '#bcb3a6');
    pen.add(ellipse([800, 876, 560, 16], pen.light.shadow, 'opacity="0.28"'));
    brandenburgGate(pen.at(800, 876, 1.1));
    lamps(pen, [190, 1410], 950, 190);
  },
};
