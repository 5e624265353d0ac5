import { ellipse, path, rect, shape, WIDTH } from '../canvas';
import { darker, lighter, mix } from '../colour';
import type { FacadeContext } from '../facade';
import { drawShrubs } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawGround, drawHills } from '../terrain';
import { drawStreetLamp } from '../lamps';
import { drawPath } from '../meadow';

function villageHouse(
  { canvas, light, glass }: FacadeContext,
  at: { x: number; y: number; width: number; height: number },
  wall: string,
  roof: string,
): void {
  const { x, y, width, height } = at;
  const colour = light.tone(wall);
  canvas.add(
    rect(
      [x, y - height, width, height],
      canvas.linear([
        [0, lighter(colour, 0.1)],
        [1, darker(colour, 0.16)],
      ]),
    ),
    shape(
      [
        [x - 10, y - height],
        [x + width * 0.5, y - height - width * 0.5],
        [x + width + 10, y - height],
      ],
      canvas.linear([
        [0, lighter(light.tone(roof), 0.1)],
        [1, darker(light.tone(roof), 0.15)],
      ]),
    ),
  );
  for (let row = 0; row < Math.floor(height / 70); row += 1) {
    for (const share of [0.22, 0.62]) {
      const isLit = canvas.random.chance(light.lit);
      canvas.add(
        rect(
          [x + width * share - 4, y - height + 18 + row * 70, width * 0.2 + 8, 44],
          light.tone('#f6efe2'),
        ),
        rect(
          [x + width * share, y - height + 22 + row * 70, width * 0.2, 36],
          isLit ? glass.warm : glass.dark,
        ),
      );
    }
  }
}

export function drawVillage(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 680);
  drawHills(canvas, light, 670);
  const stone = light.tone('#d9cbb4');
  const tower = random.int(620, 940);
  canvas.add(
    rect(
      [tower, 330, 104, 420],
      canvas.linear(
        [
          [0, darker(stone, 0.2)],
          [1, lighter(stone, 0.08)],
        ],
        'right',
      ),
    ),
    shape(
      [
        [tower - 14, 332],
        [tower + 52, 120],
        [tower + 118, 332],
      ],
      light.tone(number % 2 === 0 ? '#5f6a78' : '#a4573f'),
    ),
  );
  for (const y of [380, 500])
    canvas.add(
      path(
        `M${tower + 34} ${y + 70} V${y + 20} a18 18 0 0 1 36 0 V${y + 70} Z`,
        darker(stone, 0.55),
      ),
    );
  canvas.add(ellipse([tower + 52, 476, 20, 20], lighter(stone, 0.4)));
  const walls = ['#eadcc4', '#d99f78', '#e6c7b0', '#c9d0c8', '#e3b98d', '#d9d2c4'] as const;
  const roofs = ['#b4623f', '#9a5138', '#7f5646', '#c0714a'] as const;
  for (const [row, size] of [
    [700, 0.6],
    [760, 0.8],
  ] as const) {
    for (let x = -60 + random.int(0, 60); x < WIDTH;) {
      const width = random.int(130, 190) * size;
      villageHouse(
        context,
        { x, y: row + 40, width, height: random.int(110, 190) * size },
        mix(random.pick(walls), light.haze, size < 0.7 ? 0.3 : 0.1),
        mix(random.pick(roofs), light.haze, size < 0.7 ? 0.3 : 0.05),
      );
      x += width * 1.02;
    }
  }
  drawGround(canvas, 790, light.tone('#c8b79d'), light.haze);
  for (const side of [0, 1])
    for (let index = 0; index < 3; index += 1) {
      const width = 190 + index * 50;
      const x = side === 0 ? 440 - index * 250 - width / 2 : 1060 + index * 230;
      villageHouse(
        context,
        { x, y: 850 + index * 30, width, height: 230 + index * 46 },
        random.pick(walls),
        random.pick(roofs),
      );
    }
  drawPath(context, { x: 800, y: 800, width: 180 }, '#d8c8ac');
  drawShrubs(canvas, light, { from: 20, to: 400, y: 940, size: 70 }, '#d9859c');
  drawShrubs(canvas, light, { from: 1230, to: WIDTH, y: 940, size: 70 }, '#e8c552');
  drawStreetLamp(canvas, light, [520, 930, 290]);
  drawStreetLamp(canvas, light, [1120, 930, 290]);
  drawTree(canvas, light, { x: random.int(1440, 1540), y: 980, height: 470 });
  finish(canvas, light);
}
