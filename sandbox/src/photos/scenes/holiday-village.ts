import { ellipse, rect, shape, WIDTH } from '../canvas';
import { darker, lighter } from '../colour';
import type { FacadeContext } from '../facade';
import { drawMeadow, drawPath } from '../meadow';
import { drawShrubs } from '../plants';
import { drawFir, drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawGround, drawHills, drawWater } from '../terrain';
import { drawWindow } from '../windows';
import { drawGlow } from '../lamps';

function cottage(
  context: FacadeContext,
  at: { x: number; y: number; size: number },
  wall: string,
  roof: string,
): void {
  const { canvas, light, glass } = context;
  const { x, y, size } = at;
  const colour = light.tone(wall);
  canvas.add(
    ellipse([x + size * 0.5, y + 4, size * 0.72, size * 0.06], light.shadow, 'opacity="0.3"'),
  );
  canvas.add(
    rect(
      [x, y - size * 0.5, size, size * 0.5],
      canvas.linear(
        [
          [0, darker(colour, 0.14)],
          [1, lighter(colour, 0.1)],
        ],
        'right',
      ),
    ),
    shape(
      [
        [x, y - size * 0.5],
        [x + size / 2, y - size * 0.92],
        [x + size, y - size * 0.5],
      ],
      lighter(colour, 0.06),
    ),
  );
  canvas.add(
    shape(
      [
        [x - size * 0.1, y - size * 0.44],
        [x + size / 2, y - size],
        [x + size / 2, y - size * 0.9],
        [x - size * 0.04, y - size * 0.38],
      ],
      darker(light.tone(roof), 0.2),
    ),
    shape(
      [
        [x + size * 1.1, y - size * 0.44],
        [x + size / 2, y - size],
        [x + size / 2, y - size * 0.9],
        [x + size * 1.04, y - size * 0.38],
      ],
      light.tone(roof),
    ),
  );
  drawWindow(
    canvas,
    { light, glass },
    [x + size * 0.12, y - size * 0.4, size * 0.22, size * 0.24],
    { frame: '#faf5ea', flowers: '#d8586a' },
  );
  drawWindow(canvas, { light, glass }, [x + size * 0.4, y - size * 0.72, size * 0.2, size * 0.17], {
    frame: '#faf5ea',
  });
  canvas.add(
    rect(
      [x + size * 0.54, y - size * 0.38, size * 0.2, size * 0.38],
      darker(light.tone(roof), 0.1),
    ),
    rect([x + size * 0.57, y - size * 0.34, size * 0.14, size * 0.14], glass.warm),
  );
  drawGlow(canvas, light, [x + size * 0.8, y - size * 0.34, size * 0.022]);
}

export function drawHolidayVillage(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 640);
  drawHills(canvas, light, 640);
  drawWater(canvas, light, 665, 740);
  drawGround(canvas, 735, light.tone('#7fa85c'), light.haze);
  for (let at = 10; at < WIDTH; at += random.int(90, 150))
    (random.chance(0.5) ? drawFir : drawTree)(canvas, light, {
      x: at,
      y: 772,
      height: random.int(170, 250),
    });
  const walls = ['#c96f52', '#e6d7bd', '#5f8a86', '#d9a95f', '#8a5f4d'] as const;
  cottage(
    context,
    { x: 250 + random.int(-40, 40), y: 800, size: 230 },
    random.pick(walls),
    '#5a4a48',
  );
  cottage(
    context,
    { x: 980 + random.int(-40, 40), y: 806, size: 240 },
    random.pick(walls),
    '#4f5763',
  );
  drawPath(context, { x: 800, y: 790, width: 46 });
  drawTree(canvas, light, { x: 660, y: 850, height: 300 });
  cottage(
    context,
    { x: 120 + random.int(-30, 30), y: 940, size: 390 },
    random.pick(walls),
    '#6a4a3c',
  );
  cottage(
    context,
    { x: 1080 + random.int(-30, 40), y: 950, size: 410 },
    random.pick(walls),
    '#4a4f5a',
  );
  drawTree(canvas, light, { x: 1550, y: 960, height: 480 });
  drawShrubs(canvas, light, { from: -20, to: 160, y: 975, size: 90 }, '#d9859c');
  drawMeadow(context, 960, ['#f7f3e2', '#e8c552', '#d9859c']);
  finish(canvas, light);
}
