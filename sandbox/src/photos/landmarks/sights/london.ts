import { avenue } from '../greenery';
import { bridge, lamps, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

function elizabethTower(pen: Pen): void {
  const stone = '#c2a271';
  pen.box(0, 0, 88, 420, stone);
  pen.windows([0, 20, 76, 380], 4, 7, { wide: 0.3, high: 0.72, colour: '#6d5636', lit: 0.1 });
  for (const x of [-42, 42]) pen.box(x, 0, 12, 436, '#d3b684');
  pen.box(0, 420, 104, 104, '#cbac78').disc(0, 472, 44, '#a8842f').disc(0, 472, 38, '#fff3d0');
  pen.line('M0 472V502M0 472L18 460', '#23232b', 4);
  pen.box(0, 524, 112, 12, '#dcc08c').box(0, 536, 84, 46, stone);
  pen.windows([0, 538, 80, 42], 6, 1, { arch: true, wide: 0.56, high: 0.9 });
  pen.roof(0, 582, 100, 60, '#4a5262', 0.2).box(0, 642, 44, 22, '#c8a24c');
  pen.cone(0, 664, 58, 92, '#4a5262').line('M0 750V786', '#d6b35a', 4);
  for (const x of [-48, 48]) pen.cone(x, 582, 16, 42, '#d6b35a');
}

function westminster(pen: Pen): void {
  pen.box(0, 0, 760, 150, '#b9976a').windows([0, 12, 740, 130], 34, 3, { wide: 0.4, high: 0.72 });
  for (let x = -370; x <= 370; x += 62)
    pen.box(x, 0, 14, 164, '#cdae7d').cone(x, 164, 16, 44, '#caa871');
  pen.roof(0, 150, 740, 34, '#4b5363', 0.03).box(-80, 150, 60, 90, '#b9976a');
  pen.cone(-80, 240, 64, 120, '#4b5363');
  pen.box(-360, 0, 96, 330, '#bd9c6e').windows([-360, 30, 80, 280], 3, 5, { arch: true });
  for (const x of [-404, -316]) pen.box(x, 0, 18, 352, '#cdae7d').cone(x, 352, 20, 46, '#d6b35a');
  pen.line('M-360 330V420', '#3a3f4d', 4);
}

function redBus(pen: Pen): void {
  pen.box(0, 8, 150, 96, '#c8202c').box(0, 52, 152, 5, '#f2e3cf');
  pen.windows([0, 60, 142, 34], 7, 1, { wide: 0.78, high: 0.8, lit: 1 });
  pen.windows([0, 14, 142, 36], 6, 1, { wide: 0.8, high: 0.7, lit: 1 });
  for (const x of [-46, 46]) pen.disc(x, 8, 15, '#1d1f27').disc(x, 8, 7, '#8d8f99');
}

export const london: Sight = {
  light: 'dusk',
  draw(pen) {
    pen.overWater(820, () => {
      pen.sky(800);
      quarter(pen, {
        base: 820,
        height: 190,
        walls: ['#5f6884', '#6f7693', '#58607c'],
        roofs: ['#4b5270', '#555c7a'],
        far: 0.5,
      });
      westminster(pen.at(480, 812, 1.06));
      elizabethTower(pen.at(980, 812, 0.98));
      avenue(pen, [1080, 1640], 816, 120, '#45633f');
      pen.at(800, 826).box(0, -6, 1700, 24, '#8b7d6c');
    });
    bridge(pen, [-140, 1740], { road: 880, water: 985, arches: 6, colour: '#4d7a63' });
    redBus(pen.at(1330, 870));
    lamps(pen, [16, 330, 643, 957, 1270, 1584], 872, 104);
  },
};
