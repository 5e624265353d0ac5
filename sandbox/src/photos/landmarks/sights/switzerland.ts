import { shape } from '../../canvas';
import { lighter, mix } from '../../colour';
import { drawMeadow } from '../../meadow';
import { woods } from '../greenery';
import { hills, peaks } from '../surroundings';
import type { Sight } from '../sight';

export const switzerland: Sight = {
  light: 'day',
  draw(pen) {
    pen.sky(760);
    peaks(pen, 700, 0.8);
    const snow = mix(pen.light.tone('#f7fbff'), pen.light.haze, 0.06);
    pen.add(
      shape(
        [
          [360, 770],
          [560, 560],
          [690, 330],
          [770, 130],
          [812, 96],
          [850, 150],
          [900, 330],
          [1010, 470],
          [1180, 770],
        ],
        pen.light.tone('#66758d'),
      ),
      shape(
        [
          [812, 96],
          [850, 150],
          [900, 330],
          [1010, 470],
          [1180, 770],
          [930, 770],
          [860, 520],
          [820, 300],
        ],
        pen.light.tone('#8593a8'),
      ),
      shape(
        [
          [560, 560],
          [690, 330],
          [770, 130],
          [812, 96],
          [820, 300],
          [760, 330],
          [720, 470],
          [640, 520],
          [600, 640],
        ],
        snow,
      ),
      shape(
        [
          [812, 96],
          [850, 150],
          [890, 300],
          [860, 290],
          [840, 380],
          [820, 300],
        ],
        lighter(snow, 0.4),
      ),
      shape(
        [
          [1010, 470],
          [1060, 560],
          [1000, 540],
          [960, 640],
          [940, 500],
          [905, 350],
        ],
        snow,
      ),
    );
    hills(pen, 800, 90, '#6f9a54', 0.25);
    woods(pen, [-20, 430], 800, 110);
    woods(pen, [1200, 1640], 800, 110);
    pen.ground(800, '#84b05a');
    for (const [x, y, size] of [
      [250, 890, 1.3],
      [1330, 880, 1.15],
    ] as const) {
      pen
        .at(x, y, size)
        .box(0, 0, 220, 60, '#efe6d6')
        .box(0, 58, 226, 84, '#8a5636')
        .windows([0, 66, 200, 66], 5, 1, { wide: 0.4, high: 0.6 });
      pen
        .cone(0, 140, 250, 84, '#7d4c30')
        .box(0, 56, 240, 14, '#6a4028')
        .poly('#5f4030', [-150, 128], [0, 226], [150, 128], [140, 116], [0, 206], [-140, 116]);
      pen.windows([0, 146, 50, 34], 1, 1).line('M-110 70H110', '#d9483f', 7);
    }
    pen.at(800, 968).line('M-800 -12H840', '#6f6a66', 6).line('M-800 0H840', '#8a7a68', 3);
    for (const x of [-310, -90, 130, 330]) {
      pen
        .box(x, 2, 208, 78, '#c8202c')
        .box(x, 78, 206, 12, '#e9e4da')
        .box(x, 20, 210, 7, '#f4f1ea');
      pen.windows([x, 36, 196, 34], 6, 1, { wide: 0.74, high: 0.9, colour: '#3f5468' });
    }
    pen.poly('#c8202c', [434, 2], [470, 2], [462, 44], [434, 80]);
    drawMeadow(pen.context, 1010, ['#f7f3e2', '#e8c552', '#c86fb0']);
  },
};
