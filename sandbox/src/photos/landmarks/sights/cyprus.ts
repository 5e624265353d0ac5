import { path } from '../../canvas';
import { sail } from '../boats';
import { cypress } from '../greenery';
import type { Sight } from '../sight';

export const cyprus: Sight = {
  light: 'golden',
  draw(pen) {
    pen.overWater(720, () => pen.sky(720));
    const rock = '#c2a07a';
    pen
      .at(1240, 780, 1.1, 0.16)
      .path('M-190 0Q-170 120 -110 150L-60 250L-10 236L30 150Q110 120 150 0Z', rock)
      .path('M150 0Q160 60 196 76T250 0Z', rock)
      .path('M-300 0Q-280 50 -246 54T-200 0Z', rock);
    sail(pen, 860, 790, 58);
    pen.add(
      path('M-20 1080V830Q300 800 620 880T1180 1010T1640 1020V1080Z', pen.light.tone('#d9b98a')),
    );
    const marble = '#f0e2c8';
    pen.at(400, 890, 1.25).box(0, -14, 520, 20, '#d2bd98');
    for (const [x, height] of [
      [-210, 300],
      [-126, 300],
      [-42, 300],
      [42, 300],
      [126, 210],
      [210, 120],
    ] as const) {
      pen
        .box(x, 0, 46, height, marble)
        .box(x, 0, 60, 16, '#e0cda8')
        .line(
          `M${x - 12} 18V${height - 6}M${x} 18V${height - 6}M${x + 12} 18V${height - 6}`,
          '#bfa67e',
          2.5,
          0.7,
        );
      if (height > 200) pen.box(x, height, 62, 16, '#f7ecd6');
    }
    pen
      .box(-126, 316, 232, 30, marble)
      .box(-126, 346, 248, 10, '#f7ecd6')
      .poly(marble, [-250, 356], [-126, 412], [-40, 372], [-40, 356]);
    pen.box(300, -12, 70, 40, marble).disc(330, 10, 26, marble);
    cypress(pen, 90, 900, 330);
    cypress(pen, 820, 960, 240);
  },
};
