import { path } from '../../canvas';
import { drawMeadow } from '../../meadow';
import { avenue, woods } from '../greenery';
import { cabins } from '../houses';
import { hills } from '../surroundings';
import type { Sight } from '../sight';

export const sweden: Sight = {
  light: 'day',
  draw(pen) {
    pen.overWater(740, () => {
      pen.sky(720);
      hills(pen, 740, 110, '#4f7f5c', 0.5);
      woods(pen, [-20, 1640], 742, 130);
    });
    pen.add(
      path('M-20 880Q260 770 620 800T1260 840T1640 800V1080H-20Z', pen.light.tone('#8fae62')),
    );
    pen.add(
      path('M360 1080Q700 860 760 830L840 832Q860 900 1180 1080Z', pen.light.tone('#cdb48c')),
    );
    cabins(
      pen,
      [
        [520, 868, 1.7, '#a83a2f'],
        [1080, 860, 1.15, '#a83a2f'],
      ],
      '#4a4744',
    );
    pen.at(520, 868, 1.7).box(0, 0, 26, 50, '#f7f2e6');
    pen
      .at(1330, 872)
      .box(-2, 0, 8, 250, '#f7f4ec')
      .path('M2 250H96V192H2Z', '#2f6fae')
      .path('M26 250H42V192H26ZM2 229H96V213H2Z', '#f5cf3d');
    avenue(pen, [160, 250], 900, 280, '#6f9a4f');
    woods(pen, [1440, 1600], 930, 380);
    drawMeadow(pen.context, 930, ['#f7f3e2', '#5f7fd0', '#e8c552']);
  },
};
