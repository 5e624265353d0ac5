import { path } from '../../canvas';
import { lighter } from '../../colour';
import { drawMeadow } from '../../meadow';
import { woods } from '../greenery';
import { turret } from '../houses';
import { hills, peaks } from '../surroundings';
import type { Sight } from '../sight';

export const romania: Sight = {
  light: 'day',
  draw(pen) {
    pen.sky(780);
    peaks(pen, 740, 0.3);
    hills(pen, 800, 190, '#4f7a55', 0.35);
    woods(pen, [-20, 1640], 830, 150);
    pen.add(
      path(
        'M430 1080L560 780L640 700L700 590H1020L1090 720L1180 800L1290 1080Z',
        pen.light.tone('#8d8676'),
      ),
    );
    pen.add(path('M700 592L760 1080H640L600 780Z', lighter(pen.light.tone('#8d8676'), 0.14)));
    const wall = '#efe4ce';
    pen.at(860, 604, 1.2);
    pen
      .box(-10, -20, 250, 190, wall)
      .roof(-10, 170, 264, 66, '#a34e36', 0.14)
      .windows([-10, 20, 220, 130], 6, 3, { wide: 0.26, high: 0.46 });
    turret(pen, [-120, -30, 74, 220], wall, '#a34e36');
    turret(pen, [110, -10, 66, 260], wall, '#a34e36');
    pen
      .box(30, 100, 90, 170, wall)
      .roof(30, 270, 100, 90, '#a34e36', 0.3)
      .windows([30, 140, 76, 120], 2, 3, { wide: 0.3 });
    turret(pen, [60, 260, 22, 50], wall, '#a34e36');
    woods(pen, [380, 700], 1000, 200);
    woods(pen, [1080, 1400], 990, 210);
    pen.ground(980, '#6f9a50');
    woods(pen, [-20, 300], 1040, 380);
    woods(pen, [1380, 1640], 1040, 420);
    drawMeadow(pen.context, 1000, ['#d9485f', '#f7f3e2', '#e8c552']);
  },
};
