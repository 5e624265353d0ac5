import { boat } from '../boats';
import { avenue } from '../greenery';
import { bridge, lamps, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

/** Half widths of the tower's outline at heights. */
const EIFFEL = [
  [150, 0],
  [122, 60],
  [100, 118],
  [84, 150],
  [62, 214],
  [48, 268],
  [34, 340],
  [21, 430],
  [12, 530],
  [8, 610],
  [3, 616],
  [2, 668],
] as const;

function eiffelTower(pen: Pen): void {
  const left = EIFFEL.map(([x, y]) => `${-x} ${y}`).join('L');
  const right = [...EIFFEL]
    .reverse()
    .map(([x, y]) => `${x} ${y}`)
    .join('L');
  const iron = '#7a5a44';
  pen.path(
    `M${left}L${right}Z M-104 0 Q-92 96 0 100 Q92 96 104 0Z M-68 138 L-42 250 H42 L68 138Z M-24 290 L-10 440 H10 L24 290Z`,
    iron,
    'fill-rule="evenodd"',
  );
  const braces = Array.from({ length: 11 }, (_, index) => {
    const y = 150 + index * 42;
    const half = 84 * Math.exp(-(y - 150) / 205);
    return `M${-half} ${y}L${half * 0.86} ${y + 40}M${half} ${y}L${-half * 0.86} ${y + 40}`;
  });
  pen.line(braces.join(''), '#9a7658', 3, 0.85);
  pen.line('M-146 4L-100 60L-122 64L-84 116M146 4L100 60L122 64L84 116', '#9a7658', 4, 0.8);
  pen.box(0, 114, 214, 20, '#8a6750').box(0, 262, 112, 14, '#8a6750').box(0, 596, 30, 16, iron);
  pen.line('M-100 124H100', '#c69a72', 3, 0.9);
}

export const paris: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(800, () => {
      pen.sky(780);
      const stone = ['#e9dcc2', '#efe4cf', '#dccbad'];
      quarter(pen, {
        base: 800,
        height: 170,
        walls: stone,
        roofs: ['#6d7787', '#7c8492'],
        far: 0.55,
      });
      eiffelTower(pen.at(1010, 776, 1.06, 0.06) && pen);
      quarter(pen, {
        base: 800,
        height: 280,
        walls: stone,
        roofs: ['#5f6a7c', '#68707f'],
        far: 0.12,
        to: 560,
      });
      avenue(pen, [540, 1640], 804, 110, '#5d7f42');
      pen.at(800, 812).box(0, -8, 1700, 26, '#b9a98f');
    });
    boat(pen, 1230, 866, 110, '#f4efe4');
    bridge(pen, [-160, 1760], { road: 900, water: 990, arches: 6, colour: '#cdbb9b' });
    lamps(pen, [0, 320, 640, 960, 1280, 1600], 892, 92);
  },
};
