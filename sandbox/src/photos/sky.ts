import { ellipse, HEIGHT, rect, WIDTH, type Canvas } from './canvas';
import { mix } from './colour';
import type { Daylight } from './light';

/** Sky down to the horizon, with the sun or the moon, clouds or stars. */
export function drawSky(canvas: Canvas, light: Daylight, horizon: number): void {
  const [top, middle, low] = light.sky;
  const { sun } = light;
  canvas.add(
    rect(
      [0, 0, WIDTH, horizon + 4],
      canvas.linear([
        [0, top],
        [light.lampsOn ? 0.42 : 0.55, middle],
        [light.lampsOn ? 0.86 : 1, low],
      ]),
    ),
  );
  if (light.lampsOn) stars(canvas, horizon);
  const reach = light.lampsOn ? 260 : 520;
  const y = Math.min(sun.y, horizon - 40);
  canvas.add(
    ellipse(
      [sun.x, y, reach, reach],
      canvas.radial([
        [0, sun.colour, 0.75],
        [0.25, sun.colour, 0.3],
        [1, sun.colour, 0],
      ]),
    ),
  );
  canvas.add(ellipse([sun.x, y, sun.radius, sun.radius], sun.colour));
  clouds(canvas, light, horizon);
}

function stars(canvas: Canvas, horizon: number): void {
  const { random } = canvas;
  for (let index = 0; index < 70; index += 1) {
    const size = 0.8 + random.next() * 1.6;
    canvas.add(
      ellipse(
        [random.int(0, WIDTH), random.next() ** 1.6 * horizon * 0.6, size, size],
        '#ffffff',
        `opacity="${(0.3 + random.next() * 0.6).toFixed(2)}"`,
      ),
    );
  }
}

function clouds(canvas: Canvas, light: Daylight, horizon: number): void {
  const { random } = canvas;
  const soft = canvas.blur(7);
  const fill = canvas.linear([
    [0, light.cloud, 0.95],
    [1, mix(light.cloud, light.sky[1], 0.7), 0.25],
  ]);
  const count = random.int(2, 5);
  for (let index = 0; index < count; index += 1) {
    const x = random.int(-60, WIDTH - 100);
    const y = horizon * (0.1 + random.next() * 0.55);
    const size = (0.5 + random.next() * 0.8) * (0.6 + (y / horizon) * 0.6);
    const puffs = Array.from({ length: random.int(4, 7) }, (_, puff) =>
      ellipse(
        [
          x + puff * 62 * size,
          y - Math.sin(puff + 0.6) * 22 * size,
          (70 + random.int(0, 40)) * size,
          (20 + random.int(0, 24)) * size,
        ],
        fill,
      ),
    );
    canvas.add(`<g ${soft} opacity="${light.lampsOn ? 0.45 : 0.85}">${puffs.join('')}</g>`);
  }
}

/** Darkens the corners a little and lets the light of the sun spill over everything. */
export function finish(canvas: Canvas, light: Daylight): void {
  canvas.add(
    ellipse(
      [light.sun.x, light.sun.y, 900, 700],
      canvas.radial([
        [0, light.sun.colour, light.lampsOn ? 0.06 : 0.2],
        [1, light.sun.colour, 0],
      ]),
    ),
  );
  canvas.add(
    rect(
      [0, 0, WIDTH, HEIGHT],
      canvas.radial([
        [0.84, light.shadow, 0],
        [1, light.shadow, 0.2],
      ]),
    ),
  );
}
