import { ellipse, path, rect, shape, WIDTH } from '../canvas';
import { darker, lighter, mix } from '../colour';
import type { FacadeContext } from '../facade';
import { mannerOf } from '../manners';
import { drawShrubs } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawDistantTown, drawStreet } from '../street';

export const BASE = 905;

interface Tower {
  x: number;
  width: number;
  top: number;
  glass: string;
  depth: number;
}

/** Curtain wall: the sky in the glass, mullions, here and there a lamp. A narrow side face gives it a corner. */
export function drawTower(
  { canvas, light }: FacadeContext,
  { x, width, top, glass, depth }: Tower,
): void {
  const { random } = canvas;
  const colour = light.tone(glass);
  const high = BASE - top;
  const side = light.sun.x > x + width / 2 ? -1 : 1;
  const edge = side < 0 ? x : x + width;
  canvas.add(
    shape(
      [
        [edge, top],
        [edge + side * depth, top + depth * 0.42],
        [edge + side * depth, BASE],
        [edge, BASE],
      ],
      darker(colour, 0.42),
    ),
  );
  canvas.add(
    rect(
      [x, top, width, high],
      canvas.linear([
        [0, mix(light.sky[1], colour, 0.35)],
        [0.5, colour],
        [1, darker(colour, 0.3)],
      ]),
    ),
  );
  canvas.add(
    shape(
      [
        [x + width * 0.1, BASE],
        [x + width * 0.62, top],
        [x + width * 0.84, top],
        [x + width * 0.32, BASE],
      ],
      '#ffffff',
      `opacity="${light.lampsOn ? 0.05 : 0.13}"`,
    ),
  );
  const columns = Math.round(width / 46);
  const rows = Math.round(high / 42);
  const cell = width / columns;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random.chance(light.lit * 0.75))
        canvas.add(
          rect(
            [x + column * cell + 4, top + row * 42 + 8, cell - 8, 28],
            random.chance(0.7) ? '#ffd98c' : '#f3b566',
            `opacity="${(0.55 + random.next() * 0.4).toFixed(2)}"`,
          ),
        );
    }
  }
  const lines: string[] = [];
  for (let column = 1; column < columns; column += 1)
    lines.push(`M${x + column * cell} ${top}V${BASE}`);
  for (let row = 1; row < rows; row += 1) lines.push(`M${x} ${top + row * 42}h${width}`);
  canvas.add(
    path(
      lines.join(''),
      'none',
      `stroke="${lighter(colour, 0.3)}" stroke-width="2.4" opacity="0.55"`,
    ),
  );
  canvas.add(
    rect([x - 5, top - 16, width + 10, 20], darker(colour, 0.25)),
    rect([x + width * 0.3, top - 46, width * 0.3, 30], darker(colour, 0.38)),
  );
}

/** Glazed entrance hall under a tower. */
export function drawHall(
  { canvas, light, glass }: FacadeContext,
  x: number,
  width: number,
  accent: string,
): void {
  canvas.add(
    rect(
      [x - 60, BASE - 150, width + 120, 150],
      light.lampsOn ? glass.warm : mix(light.tone('#53697a'), '#ffd58c', 0.18),
    ),
  );
  for (let at = x - 60; at <= x + width + 60; at += 60)
    canvas.add(rect([at - 3, BASE - 150, 6, 150], light.tone('#e9e7e2')));
  canvas.add(
    shape(
      [
        [x - 110, BASE - 152],
        [x + width + 110, BASE - 152],
        [x + width + 80, BASE - 186],
        [x - 80, BASE - 186],
      ],
      light.tone(accent),
    ),
    rect([x - 110, BASE - 154, width + 220, 10], lighter(light.tone(accent), 0.35)),
  );
  canvas.add(
    ellipse(
      [x + width / 2, BASE - 30, width, 190],
      canvas.radial([
        [0, '#ffdf9f', light.lampsOn ? 0.5 : 0.15],
        [1, '#ffdf9f', 0],
      ]),
    ),
  );
}

const GLASS = [
  '#4d7d94',
  '#6d8394',
  '#8a7560',
  '#3f5f5a',
  '#2f4a68',
  '#7f9a94',
  '#9a8a80',
] as const;

/** One to four towers and their halls, each group another one. */
function drawTowers(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 800);
  drawDistantTown(context, BASE, random.int(360, 560));
  const width = random.int(260, 640);
  const x = random.int(180, 1420 - width);
  const top = width > 460 ? random.int(380, 520) : random.int(80, 330);
  const places = [x - random.int(250, 400), x + width + random.int(40, 140), random.int(-80, 1400)];
  for (const place of places.slice(0, random.int(0, 3)))
    drawTower(context, {
      x: place,
      width: random.int(180, 330),
      top: random.int(Math.min(top + 60, 560), 640),
      glass: random.pick(GLASS),
      depth: random.int(36, 60),
    });
  drawTower(context, { x, width, top, glass: random.pick(GLASS), depth: random.int(50, 84) });
  const hall = Math.min(width, random.int(200, 420));
  const left = x + random.int(0, width - hall);
  drawHall(
    context,
    left,
    hall,
    random.pick(['#9b3f3a', '#2f4f6a', '#b98b3c', '#3f5f50', '#5a4a6a']),
  );
  drawStreet(context, BASE, random.pick(['asphalt', 'cobbles']));
  for (let tree = random.int(1, 5); tree > 0; tree -= 1) {
    const at = random.pick([random.int(20, 400), random.int(1200, 1580)]);
    drawTree(canvas, light, { x: at, y: BASE + 46, height: random.int(220, 460) });
  }
  drawShrubs(canvas, light, { from: 20, to: left - 110, y: BASE + 40, size: random.int(44, 68) });
  drawShrubs(canvas, light, { from: left + hall + 140, to: WIDTH, y: BASE + 40, size: 56 });
  finish(canvas, light);
}

export function drawBusinessHotel(context: FacadeContext, number: number): void {
  if (mannerOf(number) !== undefined) return drawTowers(context);
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 800);
  drawDistantTown(context, BASE, 430 + 60);
  const x = random.int(480, 660);
  const width = random.int(380, 470);
  const tints = ['#4d7d94', '#5f7f8f', '#3f6f86', '#6d8394'] as const;
  drawTower(context, {
    x: x - 330,
    width: 250,
    top: random.int(360, 460),
    glass: random.pick(tints),
    depth: 46,
  });
  drawTower(context, {
    x: x + width + 90,
    width: 290,
    top: random.int(280, 430),
    glass: random.pick(tints),
    depth: 50,
  });
  drawTower(context, { x, width, top: random.int(90, 170), glass: random.pick(tints), depth: 74 });
  drawHall(context, x, width, random.pick(['#9b3f3a', '#2f4f6a', '#b98b3c', '#3f5f50']));
  drawStreet(context, BASE);
  for (const at of [60, 210, 1340, 1500])
    drawTree(canvas, light, {
      x: at + random.int(-20, 20),
      y: BASE + 46,
      height: random.int(250, 330),
    });
  drawShrubs(canvas, light, { from: 20, to: x - 110, y: BASE + 40, size: 56 });
  drawShrubs(canvas, light, { from: x + width + 140, to: WIDTH, y: BASE + 40, size: 56 });
  finish(canvas, light);
}
