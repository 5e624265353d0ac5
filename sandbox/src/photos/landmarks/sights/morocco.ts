import { palms } from '../greenery';
import { paving, peaks } from '../surroundings';
import type { Sight } from '../sight';

export const morocco: Sight = {
  light: 'golden',
  draw(pen) {
    pen.sky(780);
    peaks(pen, 740, 0.5);
    const clay = ['#d98f6a', '#cf7f5c', '#e3a37c', '#c9744f'];
    for (const [base, height] of [
      [830, 150],
      [880, 120],
    ] as const)
      for (let x = -20; x < 1640;) {
        const wide = pen.random.int(90, 190);
        const high = height * (0.6 + pen.random.next() * 0.5);
        pen
          .at(x + wide / 2, base, 1, base === 830 ? 0.26 : 0.1)
          .box(0, 0, wide, high, clay[pen.random.int(0, 3)] ?? '#d98f6a')
          .box(0, high, wide + 6, 8, '#edbb94');
        pen.windows([0, 16, wide * 0.9, high - 30], Math.round(wide / 44), 2, {
          arch: true,
          wide: 0.26,
          high: 0.44,
          colour: '#7a4636',
        });
        x += wide;
      }
    palms(pen, [
      [330, 870, 220],
      [1240, 870, 240],
      [1330, 880, 190],
    ]);
    pen
      .at(760, 884, 1.15)
      .box(0, 0, 116, 440, '#d99a70')
      .windows([0, 60, 90, 90], 2, 1, { arch: true, wide: 0.36, colour: '#7a4636' });
    pen
      .windows([0, 190, 92, 80], 3, 1, { arch: true, wide: 0.5, colour: '#8a5240' })
      .windows([0, 300, 100, 80], 4, 1, { arch: true, wide: 0.56, colour: '#8a5240' })
      .box(0, 396, 122, 26, '#3f8f8a');
    for (let x = -52; x <= 52; x += 26) pen.box(x, 440, 16, 18, '#d99a70');
    pen
      .box(0, 440, 54, 96, '#d99a70')
      .windows([0, 452, 44, 66], 1, 1, { arch: true, wide: 0.5, colour: '#8a5240' })
      .dome(0, 536, 56, 44, '#3f8f8a');
    for (const [y, r] of [
      [592, 11],
      [612, 8],
      [628, 5],
    ] as const)
      pen.disc(0, y, r, '#e0b040');
    paving(pen, 880, '#d9a57c');
    for (const [x, y, colour] of [
      [200, 950, '#c8413a'],
      [430, 980, '#e8b84a'],
      [1090, 960, '#3f7f9a'],
      [1340, 990, '#d9733f'],
    ] as const) {
      pen
        .at(x, y)
        .line('M-80 0V90M80 0V90', '#5b4334', 5)
        .poly(colour, [-104, 84], [-80, 122], [80, 122], [104, 84])
        .box(0, 0, 150, 36, '#8a5a3c');
      for (let fruit = -60; fruit <= 60; fruit += 24) pen.disc(fruit, 44, 12, '#e8902f');
    }
    palms(pen, [
      [90, 1060, 520],
      [1510, 1060, 560],
    ]);
  },
};
