import { avenue } from '../greenery';
import { bridge, hills, lamps, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

function cathedral(pen: Pen): void {
  const stone = '#8f8577';
  pen.box(0, 0, 200, 130, stone).roof(0, 130, 206, 60, '#5f7468', 0.05);
  for (const x of [-84, -30]) pen.box(x, 0, 40, 200, stone).cone(x, 200, 42, 120, '#4c5a56');
  pen.box(40, 0, 52, 250, stone).onion(40, 250, 60, 70, '#6f9484').cone(40, 312, 14, 60, '#6f9484');
  pen.windows([0, 14, 190, 100], 9, 1, { arch: true, wide: 0.4, high: 0.9 });
}

function bridgeTower(pen: Pen): void {
  pen.box(0, 0, 110, 260, '#7d6d5b').windows([0, 120, 90, 110], 2, 2, { arch: true, wide: 0.34 });
  pen.windows([0, 0, 110, 108], 1, 1, { arch: true, wide: 0.56, high: 1, colour: '#41372f' });
  pen.box(0, 256, 124, 14, '#94826c').roof(0, 270, 118, 110, '#4d5360', 0.3);
  for (const x of [-54, 54]) pen.box(x, 240, 22, 50, '#7d6d5b').cone(x, 290, 26, 70, '#4d5360');
  pen.line('M-22 380V410M22 380V410', '#d9a93c', 4);
}

export const prague: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(850, () => {
      pen.sky(830);
      hills(pen, 850, 260, '#6f8a4f', 0.42);
      cathedral(pen.at(560, 560, 1.12, 0.24));
      quarter(pen, {
        base: 600,
        height: 74,
        walls: ['#eed9ae', '#e6cba0', '#f3e6cb'],
        roofs: ['#b0603f', '#a3583c'],
        far: 0.22,
        from: 280,
        to: 1040,
      });
      avenue(pen, [180, 1160], 668, 74, '#5f8040');
      quarter(pen, {
        base: 760,
        height: 120,
        walls: ['#edd3a4', '#e2b487', '#f2e4c6', '#cfd3bd', '#e8bfa6'],
        roofs: ['#b85c39', '#a9552f', '#c26a45'],
        far: 0.14,
      });
      pen.at(1190, 730, 1, 0.16).box(0, 0, 110, 190, '#efe2c3').dome(0, 190, 120, 92, '#6f9a86');
      pen
        .box(0, 278, 30, 36, '#efe2c3')
        .cone(0, 314, 32, 40, '#6f9a86')
        .box(84, 0, 34, 240, '#efe2c3');
      pen.onion(84, 240, 42, 76, '#6f9a86');
      quarter(pen, {
        base: 850,
        height: 110,
        walls: ['#f0d9ab', '#e0a983', '#f6e8cb', '#d9c7a0'],
        roofs: ['#b4552f', '#c26a45'],
        far: 0.04,
      });
    });
    bridge(pen, [-120, 1720], { road: 842, water: 960, arches: 7, colour: '#8d7a62' });
    bridgeTower(pen.at(1400, 838, 1.2));
    for (let x = 40; x < 1300; x += 132) {
      pen
        .at(x, 832)
        .box(0, 0, 26, 26, '#8d7a62')
        .path(
          'M-9 26L-7 70Q0 84 7 70L10 26ZM-8 56L-22 40L-16 36L-4 50ZM7 58L20 72L15 76L2 64Z',
          '#4d443c',
        );
    }
    lamps(pen, [106, 370, 634, 898, 1162], 832, 86);
  },
};
