import { ellipse, HEIGHT, path, WIDTH } from './canvas';
import { darker, lighter, mix } from './colour';
import type { FacadeContext } from './facade';

/** A path that grows narrow towards a door. */
export function drawPath(
  { canvas, light }: FacadeContext,
  top: { x: number; y: number; width: number },
  colour = '#d9c7a6',
): void {
  const sand = light.tone(colour);
  const sway = canvas.random.int(-120, 120);
  canvas.add(
    path(
      `M${top.x - top.width / 2} ${top.y} C${top.x - top.width - sway} ${top.y + 90} ${560 + sway} ${HEIGHT - 90} 500 ${HEIGHT} H1040 C${960 + sway} ${HEIGHT - 90} ${top.x + top.width - sway} ${top.y + 90} ${top.x + top.width / 2} ${top.y} Z`,
      canvas.linear([
        [0, lighter(sand, 0.1)],
        [1, darker(sand, 0.14)],
      ]),
    ),
  );
}

/** Flowers in the grass, larger towards the eye. */
export function drawMeadow(
  { canvas, light }: FacadeContext,
  top: number,
  colours: readonly [string, ...string[]],
): void {
  const { random } = canvas;
  const grass = light.tone('#3d6a3c');
  for (let index = 0; index < 150; index += 1) {
    const depth = random.next() ** 0.7;
    const x = random.int(0, WIDTH);
    const y = top + depth * (HEIGHT - top);
    canvas.add(
      path(
        `M${x} ${y} q${-4 * depth} ${-16 * depth} ${-9 * depth} ${-26 * depth} M${x} ${y} q${3 * depth} ${-18 * depth} ${8 * depth} ${-30 * depth}`,
        'none',
        `stroke="${mix(grass, light.tone('#8aa84f'), random.next() * 0.7)}" stroke-width="${(1 + depth * 2.6).toFixed(1)}"`,
      ),
    );
    if (random.chance(0.42))
      canvas.add(
        ellipse(
          [x + 8 * depth, y - 30 * depth, 2 + depth * 4.5, 2 + depth * 4.5],
          light.tone(random.pick(colours)),
        ),
      );
  }
}
