import { path } from '../../canvas';
import { hills } from '../surroundings';
import type { Sight } from '../sight';

export const france: Sight = {
  light: 'morning',
  draw(pen) {
    pen.overWater(830, () => {
      pen.sky(810);
      hills(pen, 834, 40, '#8fa08a', 0.55);
      pen
        .at(800, 832, 1.1)
        .path(
          'M-480 0Q-430 60 -340 84L-230 190L-120 250H120L230 190L340 84Q430 60 480 0Z',
          '#7f8a66',
        );
      for (const [y, half, height] of [
        [10, 420, 76],
        [90, 320, 84],
        [170, 220, 76],
      ] as const) {
        for (let x = -half; x <= half; x += 58) {
          const wall =
            ['#d9c6a4', '#c9b592', '#e6d6b6', '#bba684'][Math.abs(Math.round(x / 58)) % 4] ??
            '#d9c6a4';
          pen
            .box(x, y, 60, height - (Math.abs(x) / half) * 26, wall)
            .cone(x, y + height - 2 - (Math.abs(x) / half) * 26, 66, 40, '#66707e');
          pen.windows([x, y + 8, 50, height * 0.6], 2, 2);
        }
      }
      pen
        .box(0, -4, 980, 44, '#b3a284')
        .windows([0, 6, 960, 24], 26, 1, { wide: 0.12, colour: '#6f624a' });
      for (const x of [-470, -250, 260, 470])
        pen.box(x, -4, 70, 78, '#c2b192').cone(x, 74, 80, 46, '#66707e');
      pen
        .box(0, 240, 250, 110, '#cbb896')
        .windows([0, 250, 236, 90], 11, 1, { arch: true, wide: 0.42, high: 0.9 })
        .roof(0, 350, 250, 50, '#66707e', 0.1);
      for (let x = -118; x <= 118; x += 34) pen.cone(x, 346, 12, 60, '#d6c5a4');
      pen
        .box(20, 350, 64, 150, '#cbb896')
        .windows([20, 400, 54, 86], 2, 1, { arch: true, wide: 0.4 })
        .cone(20, 500, 70, 190, '#5a6472')
        .line('M20 690V724', '#d9a93c', 5);
    });
    pen.add(path('M-20 1080V980Q400 930 760 990T1640 960V1080Z', pen.light.tone('#8fb06a')));
    for (const [x, y] of [
      [220, 1000],
      [330, 1016],
      [1180, 1004],
      [1290, 1012],
      [1420, 996],
    ] as const) {
      pen
        .at(x, y)
        .box(-18, -12, 5, 16, '#3a3a3a')
        .box(16, -12, 5, 16, '#3a3a3a')
        .path('M-34 6Q-36 36 0 36T36 6Q20 -4 0 -4T-34 6Z', '#f7f2e6')
        .disc(-36, 26, 10, '#3f3a38');
    }
  },
};
