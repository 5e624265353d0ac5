import { ellipse, HEIGHT, path, rect, shape, WIDTH, type Canvas } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Daylight } from './light';

/** Midpoint displacement: heights of a ridge from left to right. */
function ridge(canvas: Canvas, roughness: number, steps: number): number[] {
  let heights = [canvas.random.next(), canvas.random.next(), canvas.random.next()];
  let swing = roughness;
  while (heights.length < steps) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined
        ? [height]
        : [height, (height + next) / 2 + (canvas.random.next() - 0.5) * swing];
    });
    swing *= 0.52;
  }
  return heights;
}

export interface Range {
  base: number;
  height: number;
  colour: string;
  roughness: number;
}

/** One range of hills or mountains from edge to edge; returns its outline for snow and woods. */
export function drawRange(
  canvas: Canvas,
  { base, height, colour, roughness }: Range,
): (readonly [number, number])[] {
  const heights = ridge(canvas, roughness, roughness > 0.6 ? 60 : 16);
  const points = heights.map(
    (value, index) =>
      [(index / (heights.length - 1)) * WIDTH, base - Math.max(0.08, value) * height] as const,
  );
  const fill = canvas.linear([
    [0, lighter(colour, 0.08)],
    [1, darker(colour, 0.12)],
  ]);
  if (roughness > 0.6) {
    canvas.add(shape([[0, HEIGHT], ...points, [WIDTH, HEIGHT]], fill));
  } else {
    canvas.add(path(`M0 ${HEIGHT} L${smooth(points)} L${WIDTH} ${HEIGHT} Z`, fill));
  }
  return points;
}

function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '0 0';
  let previous = first;
  const parts = [`${first[0]} ${first[1].toFixed(1)}`];
  for (const point of rest) {
    const half = (previous[0] + point[0]) / 2;
    parts.push(
      `C${half.toFixed(1)} ${previous[1].toFixed(1)} ${half.toFixed(1)} ${point[1].toFixed(1)} ${point[0].toFixed(1)} ${point[1].toFixed(1)}`,
    );
    previous = point;
  }
  return parts.join(' ');
}

/** Two to four ranges, the far ones lost in haze. */
export function drawHills(
  canvas: Canvas,
  light: Daylight,
  horizon: number,
  colour = '#5c8a55',
): void {
  const count = canvas.random.int(2, 3);
  for (let index = 0; index < count; index += 1) {
    const near = (index + 1) / (count + 0.6);
    drawRange(canvas, {
      base: horizon + 30 * near,
      height: 150 * (1 - near * 0.55),
      colour: mix(light.haze, light.tone(colour), 0.2 + 0.5 * near),
      roughness: 0.5,
    });
  }
}

/** Water with the sky in it and a glitter below the sun. */
export function drawWater(canvas: Canvas, light: Daylight, top: number, bottom: number): void {
  const [far, near] = light.water;
  canvas.add(
    rect(
      [0, top, WIDTH, bottom - top],
      canvas.linear([
        [0, far],
        [1, near],
      ]),
    ),
  );
  const { random } = canvas;
  for (let index = 0; index < 46; index += 1) {
    const depth = random.next() ** 1.7;
    const y = top + 6 + depth * (bottom - top - 10);
    const spread = 60 + depth * 420;
    const isGlitter = random.chance(0.55);
    const x = isGlitter ? light.sun.x + (random.next() - 0.5) * spread : random.int(0, WIDTH);
    canvas.add(
      ellipse(
        [x, y, 14 + depth * 70, 1 + depth * 2.6],
        isGlitter ? light.sun.colour : lighter(far, 0.3),
        `opacity="${(isGlitter ? 0.55 : 0.3).toFixed(2)}"`,
      ),
    );
  }
}

/** Ground from a line to the lower edge, lighter far away. */
export function drawGround(canvas: Canvas, top: number, colour: string, haze: string): void {
  canvas.add(
    rect(
      [0, top, WIDTH, HEIGHT - top],
      canvas.linear([
        [0, mix(colour, haze, 0.25)],
        [0.3, colour],
        [1, darker(colour, 0.22)],
      ]),
    ),
  );
}
