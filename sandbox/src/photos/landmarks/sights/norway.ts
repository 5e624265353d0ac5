import { shape } from '../../canvas';
import { mix } from '../../colour';
import { boat, sail } from '../boats';
import { woods } from '../greenery';
import { cabins } from '../houses';
import { peaks } from '../surroundings';
import type { Sight } from '../sight';

export const norway: Sight = {
  light: 'morning',
  draw(pen) {
    pen.overWater(760, () => {
      pen.sky(740);
      peaks(pen, 700, 0.75);
      for (const [points, tint] of [
        [
          [
            [-20, 764],
            [-20, 230],
            [120, 260],
            [250, 430],
            [330, 470],
            [470, 764],
          ],
          '#5d7a72',
        ],
        [
          [
            [1640, 764],
            [1640, 150],
            [1480, 210],
            [1370, 400],
            [1260, 470],
            [1080, 764],
          ],
          '#547268',
        ],
      ] as const)
        pen.add(shape(points, mix(pen.light.tone(tint), pen.light.haze, 0.12)));
      pen.at(1430, 764).line('M0 330C-10 240 12 160 -6 60L-2 4', '#f4fbff', 9, 0.85);
      woods(pen, [-20, 420], 766, 90);
      woods(pen, [1130, 1640], 766, 90);
      cabins(pen, [
        [560, 766, 0.8, '#b53c30'],
        [690, 766, 0.72, '#b53c30'],
        [806, 766, 0.78, '#e8e2d4'],
        [930, 766, 0.72, '#b53c30'],
        [1046, 766, 0.8, '#d9a23c'],
      ]);
    });
    sail(pen, 1180, 900, 92);
    boat(pen, 420, 930, 84, '#3f6f8f');
  },
};
