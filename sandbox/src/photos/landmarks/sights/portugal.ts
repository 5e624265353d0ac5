import { path } from '../../canvas';
import { lighter, mix } from '../../colour';
import { boat, sail } from '../boats';
import type { Sight } from '../sight';

export const portugal: Sight = {
  light: 'morning',
  draw(pen) {
    pen.overWater(690, () => pen.sky(690));
    const stone = (far: number) => mix(pen.light.tone('#dd9a58'), pen.light.haze, far);
    pen.add(
      path(
        'M980 780Q960 560 1010 440L1640 400V900H1360Q1330 640 1260 600T1140 780Z',
        stone(0.2),
        'fill-rule="evenodd"',
      ),
      path('M300 790Q320 620 380 570Q450 540 500 600Q540 690 540 790Z', stone(0.3)),
      path('M640 770Q650 690 690 670T750 770Z', stone(0.42)),
      path('M-20 1080V380Q140 370 220 420T300 620T340 860T420 1080Z', stone(0.02)),
    );
    const layers = Array.from(
      { length: 8 },
      (_, row) =>
        `M-20 ${460 + row * 70}Q150 ${440 + row * 70} ${236 + row * 18} ${490 + row * 66}M1010 ${480 + row * 34}Q1300 ${450 + row * 30} 1640 ${470 + row * 44}`,
    );
    pen.add(
      path(
        layers.join(''),
        'none',
        `stroke="${lighter(stone(0), 0.3)}" stroke-width="8" opacity="0.3"`,
      ),
    );
    pen.add(
      path(
        'M-20 340Q140 330 236 400L226 440Q130 380 -20 396ZM1010 440L1640 380V420L1016 470Z',
        pen.light.tone('#7f9a58'),
      ),
    );
    pen.add(
      path('M1640 870Q1340 850 1120 930T760 1080H1640Z', pen.light.tone('#f3ddb0')),
      path(
        'M1640 846Q1330 826 1100 910T730 1080H770Q960 960 1130 930T1640 872Z',
        '#ffffff',
        'opacity="0.7"',
      ),
    );
    for (const [x, y, colour] of [
      [1300, 960, '#d9483f'],
      [1480, 990, '#3f8fb0'],
      [1150, 1010, '#f0b83c'],
    ] as const)
      pen
        .at(x, y)
        .line('M0 0V88', '#8a6a4f', 5)
        .path('M-70 74Q0 140 70 74Q35 86 0 76Q-35 86 -70 74Z', colour)
        .box(34, 0, 70, 8, '#f7f2e6');
    sail(pen, 840, 760, 64);
    boat(pen, 620, 850, 70, '#2f6fae');
  },
};
