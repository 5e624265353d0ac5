import { shape } from '../../canvas';
import { mix } from '../../colour';
import { lamps, paving, quarter } from '../surroundings';
import { train } from '../train';
import type { Sight } from '../sight';

export const station: Sight = {
  light: 'morning',
  draw(pen) {
    pen.sky(800);
    quarter(pen, {
      base: 800,
      height: 260,
      walls: ['#e8d3b4', '#d9b79a', '#cfd6d2'],
      roofs: ['#8a6a5a', '#a9654c'],
      far: 0.4,
    });
    const iron = '#4d6a72';
    pen.at(800, 830);
    for (const [radius, far] of [
      [640, 0.5],
      [700, 0.3],
      [770, 0],
    ] as const) {
      pen
        .at(800, 830, 1, far)
        .line(`M${-radius} 0V240A${radius} ${radius * 0.7} 0 0 0 ${radius} 240V0`, iron, 16);
      const ribs = Array.from({ length: 15 }, (_, index) => {
        const a = (Math.PI * (index + 0.5)) / 15;
        return `M${Math.cos(a) * radius} ${240 + Math.sin(a) * radius * 0.7}L${Math.cos(a) * radius * 0.93} ${240 + Math.sin(a) * radius * 0.63}`;
      });
      pen.line(ribs.join(''), iron, 8, 0.8);
    }
    paving(pen, 830, '#c9bfb2');
    pen.add(
      shape(
        [
          [-20, 900],
          [1640, 900],
          [1640, 1000],
          [-20, 1000],
        ],
        mix(pen.light.tone('#8a8278'), pen.light.haze, 0.1),
      ),
    );
    pen.at(800, 1000).line('M-820 66H840M-820 20H840', '#6a6258', 6);
    train(pen.at(980, 960, 1.5), 4, ['#f4c63d', '#2f5f9a']);
    lamps(pen, [150, 1450], 1060, 240);
    pen
      .at(800, 640)
      .box(0, 0, 8, 90, iron)
      .disc(0, -40, 54, '#3f4a56')
      .disc(0, -40, 46, '#fbf7ea')
      .line('M0 -40V-8M0 -40L22 -52', '#23232b', 5);
  },
};
