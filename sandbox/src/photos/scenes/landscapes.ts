import { ellipse, HEIGHT, path, rect, shape, WIDTH } from '../canvas';
import { darker, mix } from '../colour';
import type { FacadeContext } from '../facade';
import { drawFir } from '../trees';
import { drawSky, finish } from '../sky';
import { drawRange, drawWater } from '../terrain';
import { drawMeadow } from '../meadow';
import { drawPeaks } from './mountain-hotels';

/** A lake between the ridges. */
export function drawMountains(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 640);
  drawPeaks(context, 560, number % 2 === 0 ? 0.8 : 0.4);
  drawRange(canvas, {
    base: 700,
    height: 240,
    colour: mix(light.tone('#4f7a58'), light.haze, 0.35),
    roughness: 0.5,
  });
  for (let x = -10; x < WIDTH; x += random.int(22, 44))
    drawFir(canvas, light, { x, y: 706 + random.int(-16, 8), height: random.int(60, 130) });
  drawWater(canvas, light, 702, 930);
  canvas.add(
    rect(
      [0, 702, WIDTH, 70],
      canvas.linear([
        [0, darker(light.tone('#35594a'), 0.2), 0.75],
        [1, light.tone('#35594a'), 0],
      ]),
    ),
  );
  canvas.add(
    path(
      `M0 900 Q420 862 760 920 T${WIDTH} 884 V${HEIGHT} H0 Z`,
      canvas.linear([
        [0, light.tone('#7ba457')],
        [1, darker(light.tone('#4f7d45'), 0.2)],
      ]),
    ),
  );
  drawMeadow(context, 925, ['#f7f3e2', '#e8c552', '#8f7fd0']);
  drawFir(canvas, light, { x: random.int(90, 200), y: 990, height: 520 });
  drawFir(canvas, light, { x: random.int(1400, 1520), y: 1010, height: 600 });
  drawFir(canvas, light, { x: random.int(260, 340), y: 960, height: 340 });
  finish(canvas, light);
}

/** Rows of roofs with lamps in their windows, doubled in the river. */
export function drawSkyline(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  const bank = 780;
  drawSky(canvas, light, bank);
  for (const [depth, height] of [
    [0.66, 460],
    [0.38, 360],
    [0.08, 250],
  ] as const)
    drawRow(context, { bank, depth, height });
  const towerX = random.int(300, 1200);
  const spire = mix('#241f4a', light.haze, 0.22);
  canvas.add(
    rect([towerX, 330, 70, bank - 330], spire),
    shape(
      [
        [towerX - 8, 334],
        [towerX + 35, 130],
        [towerX + 78, 334],
      ],
      darker(spire, 0.2),
    ),
    ellipse([towerX + 35, 400, 20, 20], '#ffe2a0'),
  );
  drawWater(canvas, light, bank, HEIGHT);
  for (let index = 0; index < 90; index += 1) {
    const y = bank + 8 + random.next() ** 1.4 * 270;
    canvas.add(
      ellipse(
        [random.int(0, WIDTH), y, 3 + random.next() * 4, 10 + random.next() * 26],
        random.chance(0.8) ? '#ffcf80' : '#f59a7c',
        `opacity="${(0.2 + random.next() * 0.35).toFixed(2)}"`,
      ),
    );
  }
  bridge(context, bank);
  finish(canvas, light);
}

function drawRow(
  { canvas, light }: FacadeContext,
  { bank, depth, height }: { bank: number; depth: number; height: number },
): void {
  const { random } = canvas;
  const colour = mix('#231d48', light.haze, depth);
  for (let x = -30; x < WIDTH;) {
    const width = random.int(70, 150);
    const high = height * (0.5 + random.next() * 0.5);
    const top = bank - high;
    canvas.add(rect([x, top, width, high], colour));
    const roof = random.next();
    if (roof < 0.35)
      canvas.add(
        shape(
          [
            [x - 4, top],
            [x + width / 2, top - width * 0.45],
            [x + width + 4, top],
          ],
          darker(colour, 0.18),
        ),
      );
    else if (roof < 0.5)
      canvas.add(ellipse([x + width / 2, top + 4, width * 0.4, width * 0.36], darker(colour, 0.1)));
    for (let y = top + 18; y < bank - 16; y += 28) {
      for (let at = x + 12; at < x + width - 14; at += 24)
        if (random.chance(0.5 - depth * 0.35))
          canvas.add(
            rect(
              [at, y, 10, 14],
              random.chance(0.8) ? '#ffd68a' : '#ffb26b',
              `opacity="${(0.95 - depth * 0.6).toFixed(2)}"`,
            ),
          );
    }
    x += width + random.int(-6, 4);
  }
}

function bridge({ canvas }: FacadeContext, bank: number): void {
  const stone = '#2a2350';
  const arches: string[] = [];
  for (let x = -60; x < WIDTH; x += 260)
    arches.push(`M${x + 26} ${bank + 108} a104 76 0 0 1 208 0 Z`);
  canvas.add(
    path(
      `M0 ${bank + 4} H${WIDTH} V${bank + 116} H0 Z ${arches.join(' ')}`,
      stone,
      'fill-rule="evenodd" opacity="0.96"',
    ),
    rect([0, bank - 4, WIDTH, 12], '#4b3f78'),
  );
  for (let x = 70; x < WIDTH; x += 260)
    canvas.add(
      rect([x - 2, bank - 60, 5, 58], '#1c1838'),
      ellipse(
        [x, bank - 64, 48, 48],
        canvas.radial([
          [0, '#ffdf9a', 0.7],
          [1, '#ffdf9a', 0],
        ]),
      ),
      ellipse([x, bank - 64, 8, 8], '#fff4cf'),
    );
}
