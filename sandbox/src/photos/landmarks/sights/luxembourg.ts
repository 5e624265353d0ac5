import { path } from '../../canvas';
import { mix } from '../../colour';
import { avenue } from '../greenery';
import { bridge, hills, quarter } from '../surroundings';
import type { Sight } from '../sight';

export const luxembourg: Sight = {
  light: 'day',
  draw(pen) {
    pen.sky(700);
    hills(pen, 720, 110, '#7fa06a', 0.5);
    pen.add(
      path(
        'M-20 1080V560Q300 520 620 560T760 700L800 1080Z',
        mix(pen.light.tone('#8a8a70'), pen.light.haze, 0.1),
      ),
    );
    quarter(pen, {
      base: 566,
      height: 120,
      walls: ['#f0e2c4', '#e6cfae', '#d9c7b0', '#efd2b4'],
      roofs: ['#5f6a7a', '#6a7484'],
      far: 0.1,
      from: 40,
      to: 620,
    });
    for (const [x, height] of [
      [250, 250],
      [318, 300],
      [386, 250],
    ] as const)
      pen
        .at(x, 556, 1, 0.06)
        .box(0, 0, 44, height * 0.6, '#d6c6a6')
        .cone(0, height * 0.6, 50, height * 0.75, '#4d5a6c');
    pen.add(
      path(
        'M900 1080Q1000 700 1240 600T1640 540V1080Z',
        mix(pen.light.tone('#7f9a62'), pen.light.haze, 0.1),
      ),
    );
    avenue(pen, [1180, 1640], 610, 110, '#5f8a4c');
    bridge(pen, [600, 1260], { road: 560, water: 900, arches: 5, colour: '#cdb48c' });
    pen
      .at(920, 548)
      .box(0, 0, 200, 40, '#d9d4c8')
      .windows([0, 12, 190, 20], 8, 1, { wide: 0.7, high: 0.9, colour: '#3f5468' });
    avenue(pen, [-20, 1640], 920, 130, '#5f9048');
    pen.ground(910, '#7aa858');
    pen.add(
      path(
        'M-20 1010Q400 930 800 990T1640 960V1030Q1200 1010 800 1050T-20 1080Z',
        pen.light.water[1],
      ),
    );
    avenue(pen, [60, 300], 1050, 250, '#5a8a46');
  },
};
