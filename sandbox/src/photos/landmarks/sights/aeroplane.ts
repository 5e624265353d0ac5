import { ellipse } from '../../canvas';
import type { Pen } from '../pen';
import type { Sight } from '../sight';
import { peaks } from '../surroundings';

/** A sea of clouds, each bank lighter and larger than the one behind it. */
function clouds(pen: Pen): void {
  for (let bank = 0; bank < 4; bank += 1)
    for (let x = -60; x < 1680; x += 90 + bank * 30)
      pen.add(
        ellipse(
          [x + pen.random.int(-20, 20), 800 + bank * 80, 110 + bank * 40, 52 + bank * 22],
          pen.context.canvas.linear([
            [0, pen.light.cloud, 0.95],
            [1, pen.light.haze, 0.75],
          ]),
        ),
      );
}

export const aeroplane: Sight = {
  light: 'day',
  draw(pen) {
    pen.sky(900);
    peaks(pen, 820, 0.8);
    clouds(pen);
    pen.at(760, 470, 1.5);
    pen.poly('#c9ced6', [60, 10], [190, 96], [226, 96], [140, 6]);
    pen.path(
      'M-330 -6Q-330 34 -270 38H210Q300 36 330 8Q336 -2 300 -14Q240 -30 -250 -26Q-320 -24 -330 -6Z',
      '#f6f4ef',
    );
    pen.path('M-326 4L-372 112H-322L-250 38Z', '#2f6f9a');
    pen.poly('#dfe3e8', [-300, 22], [-380, 52], [-352, 52], [-238, 26]);
    pen.windows([-10, 4, 420, 18], 22, 1, { wide: 0.36, high: 0.8, colour: '#4a5f7a' });
    pen.path('M270 26Q306 20 318 8L280 6Z', '#33475c');
    pen.line('M-320 -8Q-40 -16 322 0', '#d9733f', 6);
    pen.poly('#e9ecf0', [70, -4], [-160, -130], [-206, -128], [-66, -6]);
    pen.path('M-70 -60h84q14 -14 0 -30h-84q-12 14 0 30Z', '#b9c0ca');
  },
};
