import { path } from '../../canvas';
import { mix } from '../../colour';
import { drawMeadow } from '../../meadow';
import { woods } from '../greenery';
import { turret } from '../houses';
import { hills, peaks } from '../surroundings';
import type { Sight } from '../sight';

export const germany: Sight = {
  light: 'morning',
  draw(pen) {
    pen.sky(780);
    peaks(pen, 760, 0.5);
    hills(pen, 820, 150, '#6f9a68', 0.45);
    pen.add(
      path(
        'M300 1080Q420 780 620 690L700 560H1080Q1200 700 1420 800T1640 1080Z',
        mix(pen.light.tone('#7a8070'), pen.light.haze, 0.08),
      ),
    );
    const wall = '#f1efe8';
    const hat = '#5d7590';
    pen.at(880, 590, 1.12);
    turret(pen, [-20, 60, 62, 340], wall, hat);
    pen
      .box(90, 0, 150, 250, wall)
      .roof(90, 250, 160, 96, hat, 0.26)
      .windows([90, 30, 136, 200], 4, 4, { arch: true, wide: 0.36 });
    pen
      .box(-80, 0, 190, 200, wall)
      .roof(-80, 200, 200, 76, hat, 0.12)
      .windows([-80, 20, 176, 160], 5, 3, { arch: true, wide: 0.36 });
    turret(pen, [180, -10, 58, 300], wall, hat);
    turret(pen, [-186, -10, 52, 216], wall, hat);
    pen
      .box(-270, -30, 150, 120, '#c98f74')
      .windows([-270, 0, 130, 70], 3, 1, { arch: true })
      .roof(-270, 90, 160, 36, hat, 0.1);
    for (const x of [20, 160]) turret(pen, [x, 250, 22, 90], wall, hat);
    woods(pen, [420, 760], 760, 130);
    woods(pen, [1010, 1500], 800, 150);
    woods(pen, [-20, 1640], 910, 190);
    pen.ground(930, '#7fa85a');
    woods(pen, [-10, 260], 1020, 420);
    woods(pen, [1400, 1600], 1040, 460);
    drawMeadow(pen.context, 980, ['#f7f3e2', '#e8c552']);
  },
};
