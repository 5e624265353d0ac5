import { ellipse, WIDTH, type Canvas } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Daylight } from './light';

/** A hedge or a bed of shrubs along a line. */
export function drawShrubs(
  canvas: Canvas,
  light: Daylight,
  line: { from: number; to: number; y: number; size: number },
  flower?: string,
): void {
  const { random } = canvas;
  const green = light.tone('#4b7d49');
  for (let x = line.from; x < line.to; x += line.size * 0.55) {
    const size = line.size * (0.7 + random.next() * 0.5);
    canvas.add(
      ellipse([x, line.y - size * 0.3, size * 0.6, size * 0.5], darker(green, 0.2)),
      ellipse(
        [x + size * 0.08, line.y - size * 0.42, size * 0.42, size * 0.32],
        lighter(green, random.next() * 0.16),
      ),
    );
    if (flower === undefined) continue;
    for (let index = 0; index < 4; index += 1)
      canvas.add(
        ellipse(
          [
            x + (random.next() - 0.5) * size,
            line.y - size * (0.25 + random.next() * 0.45),
            size * 0.07,
            size * 0.07,
          ],
          light.tone(flower),
        ),
      );
  }
}

/** Leaves close to the eye and out of focus: they give the picture a front. */
export function drawForegroundLeaves(
  canvas: Canvas,
  light: Daylight,
  corner: 'left' | 'right',
): void {
  const { random } = canvas;
  const colour = darker(light.tone('#38633f'), 0.35);
  const leaves = Array.from({ length: 13 }, () => {
    const along = random.next();
    const x = (corner === 'left' ? 0 : WIDTH) + (corner === 'left' ? 1 : -1) * along * 360;
    const y = random.next() * 190 * (1 - along * 0.7) - 10;
    const angle = (corner === 'left' ? 30 : 150) + random.int(-45, 45);
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle})" d="M0 0Q50 -34 120 0Q50 34 0 0Z" fill="${mix(colour, light.tone('#7fa35a'), random.next() * 0.35)}"/>`;
  });
  canvas.add(`<g ${canvas.blur(5)}>${leaves.join('')}</g>`);
}
