import { canalRow } from '../canal-houses';
import { avenue } from '../greenery';
import { bridge } from '../surroundings';
import type { Sight } from '../sight';

/** Guild houses: stepped gables of pale and red brick, and here and there a bell. */
const GUILDS = [
  [110, 250, '#d9b98a', 'step'],
  [120, 284, '#c98f6a', 'step'],
  [104, 262, '#efe0bd', 'bell'],
  [126, 300, '#b56a4e', 'step'],
  [112, 270, '#e6cfa0', 'step'],
  [118, 250, '#a85f47', 'step'],
  [108, 288, '#f0e6cc', 'step'],
  [122, 264, '#cf9f72', 'bell'],
  [110, 292, '#c4785a', 'step'],
  [116, 258, '#e8d6ab', 'step'],
  [120, 280, '#b9805c', 'step'],
  [112, 250, '#dcc196', 'step'],
  [118, 274, '#a8654c', 'step'],
  [110, 260, '#efe0bd', 'step'],
] as const;

export const belgium: Sight = {
  light: 'morning',
  draw(pen) {
    pen.overWater(810, () => {
      pen.sky(790);
      pen
        .at(1010, 810, 1.1, 0.2)
        .box(0, 0, 150, 380, '#b08a66')
        .windows([0, 210, 120, 150], 2, 2, { arch: true, wide: 0.36 });
      pen
        .box(0, 380, 110, 110, '#b99670')
        .windows([0, 390, 90, 90], 2, 1, { arch: true, wide: 0.4 });
      for (const x of [-70, 70]) pen.cone(x, 380, 22, 80, '#8f6f52');
      pen.box(0, 490, 84, 96, '#c2a07a').windows([0, 496, 76, 80], 3, 1, { arch: true, high: 0.9 });
      for (const x of [-40, 40]) pen.cone(x, 584, 14, 44, '#8f6f52');
      canalRow(pen, 810, 1.04, GUILDS);
      avenue(pen, [20, 60], 812, 210, '#7f9a4a');
      avenue(pen, [1490, 1600], 812, 230, '#7f9a4a');
      pen.at(800, 822).box(0, -8, 1700, 22, '#8a6e58');
    });
    bridge(pen, [-180, 1780], { road: 930, water: 1020, arches: 4, colour: '#a5785a' });
    for (const [x, y] of [
      [980, 880],
      [1100, 906],
      [1230, 876],
    ] as const)
      pen
        .at(x, y)
        .path(
          'M-34 0Q-30 26 4 22Q18 20 16 44Q14 58 26 60Q34 62 38 54Q26 54 28 40Q34 10 20 0Z',
          '#fbfaf5',
        );
  },
};
