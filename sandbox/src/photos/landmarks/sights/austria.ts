import { path } from '../../canvas';
import { mix } from '../../colour';
import { boat } from '../boats';
import { woods } from '../greenery';
import { peaks, quarter } from '../surroundings';
import type { Sight } from '../sight';

export const austria: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(800, () => {
      pen.sky(780);
      peaks(pen, 740, 0.6);
      pen.add(
        path(
          'M-20 804V430Q240 470 420 640T900 804Z',
          mix(pen.light.tone('#56754a'), pen.light.haze, 0.2),
        ),
      );
      woods(pen, [-10, 380], 720, 120);
      quarter(pen, {
        base: 802,
        height: 130,
        walls: ['#e8c79a', '#f0dfc0', '#b98a62', '#e2a98a', '#cfd6c4'],
        roofs: ['#6a4a3c', '#7d5744'],
        far: 0.06,
        from: 120,
        to: 980,
      });
      pen
        .at(760, 802, 1.05)
        .box(0, 0, 84, 210, '#f3e8d4')
        .windows([0, 120, 66, 80], 2, 1, { arch: true, wide: 0.4 });
      pen
        .cone(0, 210, 92, 40, '#4a5a58')
        .cone(0, 232, 44, 200, '#4a5a58')
        .box(110, 0, 150, 110, '#f3e8d4')
        .roof(110, 110, 166, 74, '#5f6a66', 0.14);
      pen.line('M0 428V456M-9 446H9', '#d9a93c', 4);
      woods(pen, [1000, 1640], 806, 120);
    });
    boat(pen, 1120, 940, 90, '#7b4a36');
    boat(pen, 420, 960, 70, '#5f7a5a');
  },
};
