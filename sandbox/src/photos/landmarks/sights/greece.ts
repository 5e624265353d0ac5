import { ellipse, path } from '../../canvas';
import { sail } from '../boats';
import { hills } from '../surroundings';
import type { Sight } from '../sight';

export const greece: Sight = {
  light: 'day',
  draw(pen) {
    pen.overWater(560, () => {
      pen.sky(560);
      hills(pen, 562, 90, '#7f8fa0', 0.55);
    });
    sail(pen, 980, 640, 60);
    sail(pen, 1360, 610, 36);
    pen.add(
      path(
        'M-20 1080V420Q160 430 330 540T640 720T900 860T1180 960T1400 1080Z',
        pen.light.tone('#9a7f68'),
      ),
    );
    for (const [x, y, width, height, wall] of [
      [60, 560, 220, 130, '#fdfbf5'],
      [240, 640, 200, 130, '#f7f2ea'],
      [60, 720, 220, 150, '#f9e8d4'],
      [430, 740, 230, 140, '#fdfbf5'],
      [220, 820, 230, 140, '#fdfbf5'],
      [640, 850, 220, 130, '#f4ddd2'],
      [430, 900, 240, 130, '#fdfbf5'],
      [840, 950, 220, 120, '#fdfbf5'],
      [90, 930, 260, 150, '#f7f2ea'],
      [640, 1000, 260, 130, '#fdfbf5'],
      [300, 1040, 240, 120, '#f9f4ea'],
      [940, 1060, 260, 110, '#f7f2ea'],
    ] as const) {
      pen
        .at(x, y + 40)
        .box(0, 0, width, height + 40, wall)
        .windows([-width * 0.16, 60, width * 0.6, 60], 2, 1, {
          arch: true,
          wide: 0.42,
          high: 0.84,
          colour: '#2f6fae',
        });
      pen.box(width * 0.3, 36, 34, 76, '#2f6fae').box(0, height + 34, width + 8, 7, '#ffffff');
    }
    for (const [x, y, width] of [
      [240, 500, 150],
      [640, 712, 170],
      [430, 752, 110],
    ] as const) {
      pen
        .at(x, y + 40)
        .box(0, 0, width * 0.9, 56, '#fdfbf5')
        .windows([0, 8, width * 0.8, 38], 4, 1, { arch: true, wide: 0.3, colour: '#2f6fae' });
      pen
        .dome(0, 56, width, width * 0.56, '#2f78c4')
        .line(`M0 ${56 + width * 0.56}v34M-10 ${80 + width * 0.56}h20`, '#ffffff', 5);
    }
    for (const [x, y] of [
      [180, 470],
      [760, 930],
      [1010, 1030],
    ] as const)
      for (let tuft = 0; tuft < 16; tuft += 1)
        pen.add(
          ellipse(
            [x + pen.random.int(-60, 60), y + pen.random.int(-20, 26), 16, 13],
            pen.light.tone(['#c23f86', '#d9559a', '#5f8a4a'][tuft % 3] ?? '#c23f86'),
          ),
        );
  },
};
