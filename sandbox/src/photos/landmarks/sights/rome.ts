import { ellipse } from '../../canvas';
import { cypress, pine } from '../greenery';
import { hills, paving, quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

/** Arches of one storey around an oval: they narrow towards the sides. */
function ovalArcade(
  pen: Pen,
  {
    y,
    height,
    radius,
    from,
    to,
  }: { y: number; height: number; radius: number; from: number; to: number },
): void {
  for (let angle = from; angle <= to; angle += 0.1) {
    const x = radius * Math.sin(angle);
    const wide = radius * 0.066 * Math.cos(angle);
    if (wide > 3) {
      pen.windows([x, y + height * 0.12, wide * 1.1, height * 0.76], 1, 1, {
        arch: true,
        wide: 0.9,
        high: 1,
        colour: '#5a4232',
        lit: 1,
      });
    }
    pen.box(radius * Math.sin(angle + 0.05), y, Math.max(2, wide * 0.16), height, '#dcbf94');
  }
}

function colosseum(pen: Pen): void {
  const stone = '#cda97a';
  pen.path('M-470 0V180Q-300 214 0 214T470 180V0Z', '#b58f64');
  pen.path(
    'M-500 0V300Q-440 336 -240 356Q-40 366 90 356L130 300L190 296L214 236L300 228L330 186Q430 176 500 160V0Z',
    stone,
  );
  for (const [y, to] of [
    [12, 1.4],
    [96, 1.4],
    [180, 0.42],
  ] as const)
    ovalArcade(pen, { y, height: 74, radius: 496, from: -1.4, to });
  for (const y of [88, 172]) pen.line(`M-498 ${y}H498`, '#e6cda2', 6, 0.8);
  pen.line('M-498 258Q-380 262 200 258', '#e6cda2', 6, 0.8);
  for (let x = -450; x < 90; x += 60) pen.windows([x, 282, 26, 34], 1, 1, { colour: '#6a5038' });
}

export const rome: Sight = {
  light: 'golden',
  draw(pen) {
    pen.sky(780);
    hills(pen, 800, 130, '#7d8a52', 0.6);
    quarter(pen, {
      base: 806,
      height: 170,
      walls: ['#e0b98c', '#d79f70', '#eacfa6', '#c98a63'],
      roofs: ['#a9603f', '#b97250'],
      far: 0.4,
    });
    pen.at(250, 806, 1, 0.42).box(0, 0, 120, 220, '#dcc7a4').dome(0, 220, 150, 110, '#8fa0a4');
    pen.box(0, 326, 26, 44, '#dcc7a4').cone(0, 370, 30, 30, '#8fa0a4');
    paving(pen, 806, '#c6a57e');
    colosseum(pen.at(880, 850, 1.12));
    pen.add(ellipse([880, 852, 590, 20], pen.light.shadow, 'opacity="0.3"'));
    pine(pen, 150, 960, 520);
    pine(pen, 330, 900, 340);
    cypress(pen, 1500, 930, 360);
    cypress(pen, 1430, 900, 270);
  },
};
