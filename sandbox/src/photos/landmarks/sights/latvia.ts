import { lamps, quarter } from '../surroundings';
import type { Sight } from '../sight';

export const latvia: Sight = {
  light: 'dusk',
  draw(pen) {
    pen.overWater(820, () => {
      pen.sky(800);
      for (const [x, width, height, hat] of [
        [380, 92, 250, 330],
        [760, 110, 230, 240],
        [1150, 80, 210, 280],
      ] as const) {
        pen
          .at(x, 816, 1.05, 0.08)
          .box(0, 0, width, height, '#b98a68')
          .windows([0, 90, width * 0.8, height - 110], 2, 2, { arch: true, wide: 0.3 });
        pen
          .roof(0, height, width + 12, 44, '#4f7f74', 0.2)
          .box(0, height + 40, width * 0.5, 50, '#4f7f74')
          .onion(0, height + 88, width * 0.72, 70, '#4f7f74');
        pen
          .cone(0, height + 130, width * 0.3, hat - 110, '#4f7f74')
          .line(`M0 ${height + hat + 10}v30`, '#d9a93c', 4);
      }
      quarter(pen, {
        base: 820,
        height: 190,
        walls: ['#c98f6a', '#d9b98a', '#b9705a', '#a9a08f', '#c9a06f'],
        roofs: ['#8a4a3a', '#7a4438'],
        far: 0.14,
      });
      pen.at(800, 832).box(0, -8, 1700, 26, '#8d8074');
    });
    lamps(pen, [120, 420, 720, 1020, 1320, 1560], 828, 74);
  },
};
