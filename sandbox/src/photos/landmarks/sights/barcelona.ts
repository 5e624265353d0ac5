import { avenue } from '../greenery';
import { quarter } from '../surroundings';
import type { Pen } from '../pen';
import type { Sight } from '../sight';

/** A tower of the basilica: a tall parabola with slits and a coloured top. */
function sagradaTower(pen: Pen, x: number, base: number, width: number, height: number): void {
  const w = width / 2;
  pen.path(
    `M${x - w} ${base} C${x - w} ${base + height * 0.62} ${x - w * 0.55} ${base + height * 0.86} ${x - w * 0.14} ${base + height} H${x + w * 0.14} C${x + w * 0.55} ${base + height * 0.86} ${x + w} ${base + height * 0.62} ${x + w} ${base} Z`,
    '#c9a67a',
  );
  const slits = Array.from({ length: 7 }, (_, row) => {
    const y = base + height * (0.2 + row * 0.09);
    const half = w * (0.62 - row * 0.055);
    return [-0.62, 0, 0.62].map((at) => `M${x + at * half} ${y}v${height * 0.05}`).join('');
  });
  pen.line(slits.join(''), '#6f5638', Math.max(3, width * 0.075), 0.9);
  pen
    .disc(x, base + height + 10, width * 0.16, '#d9b84f')
    .line(
      `M${x - width * 0.2} ${base + height + 12}h${width * 0.4}M${x} ${base + height}v${width * 0.42}`,
      '#e8d9a8',
      width * 0.07,
    );
}

function sagradaFamilia(pen: Pen): void {
  for (const x of [-130, 130]) sagradaTower(pen, x, 120, 74, 420);
  sagradaTower(pen, 0, 100, 120, 560);
  pen.line('M-26 690H26M0 664V716', '#f6eed3', 12);
  for (const x of [-70, 70]) sagradaTower(pen, x, 110, 66, 350);
  pen.box(0, 0, 430, 150, '#c3a074');
  for (const x of [-200, -66, 66, 200])
    sagradaTower(pen, x, 60, 76, x === 200 || x === -200 ? 330 : 410);
  for (const [x, width, height] of [
    [0, 170, 230],
    [-140, 120, 160],
    [140, 120, 160],
  ] as const) {
    pen.cone(x, 40, width, height, '#b58f63').cone(x, 30, width * 0.62, height * 0.72, '#7d6244');
    pen.windows([x, 0, width * 0.56, 80], 2, 1, { arch: true, colour: '#54432f', high: 0.95 });
  }
  pen.disc(0, 150, 20, '#6f9fb0').disc(0, 150, 12, '#e2c86d');
}

export const barcelona: Sight = {
  light: 'morning',
  draw(pen) {
    pen.overWater(850, () => {
      pen.sky(830);
      quarter(pen, {
        base: 850,
        height: 220,
        walls: ['#e6cfae', '#d9b48e', '#efdfc6', '#cfa183'],
        roofs: ['#b9714f', '#a9654a', '#c98763'],
        far: 0.4,
      });
      sagradaFamilia(pen.at(820, 846, 1.04));
      avenue(pen, [-20, 480], 856, 180, '#5f8a45');
      avenue(pen, [1180, 1640], 856, 190, '#5f8a45');
      pen.at(800, 858).box(0, -8, 1700, 22, '#c9b593');
    });
  },
};
