import { path } from '../../canvas';
import { lighter, mix } from '../../colour';
import type { Sight } from '../sight';

export const ireland: Sight = {
  light: 'day',
  draw(pen) {
    pen.overWater(700, () => pen.sky(700));
    for (const [x, top, far] of [
      [1180, 470, 0.55],
      [960, 400, 0.38],
      [700, 330, 0.18],
      [420, 270, 0],
    ] as const) {
      const rock = mix(pen.light.tone('#7d7466'), pen.light.haze, far);
      const grass = mix(pen.light.tone('#6fa04a'), pen.light.haze, far);
      pen.add(
        path(
          `M-20 ${top - 30}Q${x * 0.5} ${top - 50} ${x} ${top + 20}Q${x + 46} ${top + 150} ${x + 30} ${top + 260}T${x + 70} ${760 + (0.6 - far) * 420}H-20Z`,
          rock,
        ),
        path(
          `M-20 ${top - 60}Q${x * 0.5} ${top - 80} ${x} ${top - 4}l4 46Q${x * 0.6} ${top - 4} -20 ${top + 30}Z`,
          grass,
        ),
      );
      const strata = Array.from(
        { length: 9 },
        (_, row) =>
          `M-20 ${top + 60 + row * 52}Q${x * 0.6} ${top + 30 + row * 52} ${x + 20 + row * 4} ${top + 70 + row * 46}`,
      );
      pen.add(
        path(
          strata.join(''),
          'none',
          `stroke="${lighter(rock, 0.22)}" stroke-width="4" opacity="0.5"`,
        ),
      );
    }
    pen
      .at(560, 306, 0.9, 0.14)
      .box(0, 0, 86, 150, '#8a8378')
      .box(0, 146, 98, 14, '#9a9388')
      .windows([0, 40, 60, 80], 2, 2, { arch: true, wide: 0.3 });
    for (const x of [-40, 0, 40]) pen.box(x, 160, 20, 18, '#9a9388');
    pen.add(path('M-20 930Q220 800 430 880T660 1080H-20Z', pen.light.tone('#6fa846')));
    for (const [x, y] of [
      [980, 420],
      [1060, 380],
      [1250, 500],
      [900, 520],
    ] as const)
      pen.at(x, y).line('M-22 6Q-10 14 0 0Q10 14 22 6', '#4a5568', 4);
  },
};
