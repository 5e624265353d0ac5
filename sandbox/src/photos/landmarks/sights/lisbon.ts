import { WIDTH } from '../../canvas';
import { sail } from '../boats';
import { hills, paving, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

function tram(pen: Pen): void {
  pen.box(0, 22, 330, 78, '#f2b92e').box(0, 100, 334, 74, '#fbf3df').box(0, 96, 338, 8, '#8a5a24');
  pen.windows([0, 104, 318, 66], 7, 1, { wide: 0.8, high: 0.88, colour: '#4d6478', lit: 1 });
  pen.roof(0, 172, 346, 22, '#e9e2d2', 0.06).box(0, 194, 150, 10, '#c9c2b4');
  pen.box(0, 14, 300, 14, '#3a3431');
  for (const x of [-84, 84]) pen.disc(x, 16, 18, '#2b2a2f').disc(x, 16, 8, '#85817c');
  pen.disc(166, 58, 10, '#fff6d6').line('M-20 206L70 306', '#3a3431', 4);
}

/** A suspension bridge across a bay. */
function redBridge(pen: Pen): void {
  const red = '#c2483d';
  pen.box(0, 70, 1700, 9, red);
  for (const x of [-330, 330])
    pen
      .box(x - 13, 0, 9, 270, red)
      .box(x + 13, 0, 9, 270, red)
      .box(x, 250, 36, 8, red);
  pen.line('M-860 110Q-520 130 -330 266Q0 -100 330 266Q520 130 860 110', red, 5);
  const hangers = Array.from({ length: 41 }, (_, index) => {
    const x = -320 + index * 16;
    return `M${x} 76V${83 + ((x * x) / (330 * 330)) * 183}`;
  });
  pen.line(hangers.join(''), red, 1.6, 0.8);
}

const TILES = ['#f3d9a8', '#e8a98d', '#f7efe0', '#9fc4d2', '#f0c86f', '#e9b7ae'] as const;

export const lisbon: Sight = {
  light: 'day',
  draw(pen) {
    pen.overWater(560, () => {
      pen.sky(560);
      hills(pen, 570, 120, '#7f9a68', 0.55);
      redBridge(pen.at(1040, 562, 0.84, 0.14));
    });
    sail(pen, 640, 610, 40);
    sail(pen, 1250, 630, 52);
    quarter(pen, {
      base: 760,
      height: 150,
      walls: TILES,
      roofs: ['#c1633f', '#cf7350'],
      far: 0.2,
      from: 420,
      to: 1200,
    });
    quarter(pen, {
      base: 850,
      height: 200,
      walls: TILES,
      roofs: ['#b95a3a', '#cf7350'],
      far: 0.06,
      from: 330,
      to: 1330,
    });
    paving(pen, 850, '#c3bdb2');
    for (const [x, size, wall] of [
      [120, 1.5, '#f0c86f'],
      [-170, 1.55, '#9fc4d2'],
      [1440, 1.5, '#e8a98d'],
      [1700, 1.5, '#f7efe0'],
    ] as const) {
      pen.at(x, 930, size).roof(0, 320, 214, 44, '#b95a3a', 0.1).box(0, 0, 196, 320, wall);
      pen.windows([0, 96, 180, 216], 3, 3, { wide: 0.5, high: 0.72 }).box(0, 90, 200, 8, '#fbf6ea');
      pen.windows([0, 4, 176, 82], 3, 1, { arch: true, wide: 0.56, high: 0.9, colour: '#4a5f4c' });
      pen.line('M-90 166H90M-90 238H90', '#3b4250', 5, 0.8);
    }
    pen
      .at(0, 1000)
      .line(`M0 6H${WIDTH}M0 -14H${WIDTH}`, '#5b5854', 5, 0.8)
      .line(`M0 292H${WIDTH}`, '#4d4a4a', 2, 0.8);
    tram(pen.at(790, 992, 1.16));
  },
};
