import { path } from '../../canvas';
import { cabins } from '../houses';
import { peaks } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

/** Curtains of green light over the whole sky. */
function aurora(pen: Pen): void {
  const { canvas } = pen.context;
  const veil = canvas.linear([
    [0, '#5fe0b4', 0],
    [0.6, '#63e8b2', 0.5],
    [1, '#8affc8', 0],
  ]);
  const soft = canvas.blur(22);
  for (const [y, sway, width] of [
    [330, 90, 250],
    [430, -70, 200],
    [250, 120, 170],
  ] as const)
    pen.add(
      path(
        `M-60 ${y} C300 ${y - sway * 2} 560 ${y + sway * 2} 860 ${y - sway * 0.4} S1400 ${y - sway * 2} 1700 ${y + sway} V${y + sway - width} C1400 ${y - sway * 2 - width} 1160 ${y - width} 860 ${y - sway - width} S300 ${y - sway * 2 - width} -60 ${y - width} Z`,
        veil,
        soft,
      ),
    );
}

export const iceland: Sight = {
  light: 'dusk',
  draw(pen) {
    pen.overWater(830, () => {
      pen.sky(810);
      aurora(pen);
      peaks(pen, 800, 0.9);
      pen.at(820, 826, 1.1, 0.05);
      for (let step = 7; step >= 0; step -= 1)
        for (const side of [-1, 1])
          pen.box(side * (30 + step * 20), 0, 20, 380 - step * step * 6.4 - step * 12, '#d9d5cc');
      pen
        .box(0, 0, 62, 420, '#e6e2d9')
        .cone(0, 420, 62, 90, '#d9d5cc')
        .windows([0, 250, 30, 120], 1, 2, { arch: true });
      pen
        .windows([0, 0, 54, 110], 1, 1, { arch: true, lit: 1, high: 0.96 })
        .line('M0 510V548M-11 534H11', '#f2eee4', 5);
      cabins(pen, [
        [90, 832, 0.9, '#b8433a'],
        [250, 832, 0.8, '#e2b13c'],
        [400, 832, 0.86, '#3f6f8f'],
        [1230, 832, 0.86, '#c9573f'],
        [1380, 832, 0.92, '#4f8a6b'],
        [1540, 832, 0.86, '#e8e2d4'],
      ]);
    });
  },
};
