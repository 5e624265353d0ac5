import { ellipse, path, shape, stroke, type Canvas } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Daylight } from './light';

/** A round tree: a dark mass, a middle mass and a lit side. */
export function drawTree(
  canvas: Canvas,
  light: Daylight,
  at: { x: number; y: number; height: number },
  colour = '#4f8a4c',
): void {
  const { random } = canvas;
  const { x, y, height } = at;
  const leaf = light.tone(mix(colour, '#8a9a3c', random.next() * 0.35));
  const crown = height * 0.36;
  const top = y - height * 0.66;
  const side = light.sun.x > x ? 1 : -1;
  canvas.add(
    ellipse(
      [x - side * crown * 0.5, y, crown * 1.2, height * 0.035],
      light.shadow,
      'opacity="0.28"',
    ),
  );
  canvas.add(
    path(
      `M${x - height * 0.03} ${y} Q${x - height * 0.012} ${y - height * 0.3} ${x - height * 0.012} ${top} L${x + height * 0.016} ${top} Q${x + height * 0.014} ${y - height * 0.3} ${x + height * 0.034} ${y} Z`,
      light.tone('#5d4636'),
    ),
  );
  const tufts = Array.from({ length: 34 }, () => {
    const angle = random.next() * 2 * Math.PI;
    const reach = Math.sqrt(random.next());
    return {
      dx: Math.cos(angle) * reach * 0.78,
      dy: Math.sin(angle) * reach * 0.7,
      size: 0.2 + random.next() * 0.16,
    };
  }).sort((a, b) => b.dy - side * b.dx * 0.5 - (a.dy - side * a.dx * 0.5));
  canvas.add(ellipse([x, top + crown * 0.1, crown * 0.86, crown * 0.78], darker(leaf, 0.34)));
  for (const { dx, dy, size } of tufts) {
    const lightness = (side * dx - dy * 1.1 + 1) / 2.4;
    const fill =
      lightness > 0.5
        ? mix(leaf, light.tone('#c9cf7a'), (lightness - 0.5) * 0.9)
        : darker(leaf, (0.5 - lightness) * 0.7);
    canvas.add(
      ellipse([x + dx * crown, top + dy * crown, size * crown, size * crown * 0.82], fill),
    );
  }
}

/** A fir of hanging layers; with snow the upper sides are white. */
export function drawFir(
  canvas: Canvas,
  light: Daylight,
  at: { x: number; y: number; height: number },
  snow = false,
): void {
  const { x, y, height } = at;
  const green = light.tone('#2f5a48');
  const lit = light.sun.x > x ? 1 : -1;
  canvas.add(
    shape(
      [
        [x - height * 0.025, y],
        [x + height * 0.025, y],
        [x + height * 0.02, y - height * 0.14],
        [x - height * 0.02, y - height * 0.14],
      ],
      light.tone('#4a372c'),
    ),
  );
  for (let layer = 0; layer < 5; layer += 1) {
    const low = y - height * (0.1 + layer * 0.165);
    const high = low - height * 0.3;
    const half = height * (0.235 - layer * 0.038);
    canvas.add(
      shape(
        [
          [x - half, low],
          [x, low + height * 0.02],
          [x + half, low],
          [x, high],
        ],
        darker(green, 0.18),
      ),
    );
    canvas.add(
      shape(
        [
          [x, low + height * 0.02],
          [x + lit * half, low],
          [x, high],
        ],
        lighter(green, 0.1),
      ),
    );
    if (snow)
      canvas.add(
        shape(
          [
            [x, high],
            [x + half * 0.62, low - height * 0.075],
            [x + half * 0.2, low - height * 0.11],
            [x - half * 0.12, low - height * 0.07],
            [x - half * 0.55, low - height * 0.085],
          ],
          light.tone('#f7fbff'),
        ),
      );
  }
}

/** A palm with a bent trunk and eight fronds. */
export function drawPalm(
  canvas: Canvas,
  light: Daylight,
  at: { x: number; y: number; height: number },
): void {
  const { random } = canvas;
  const { x, y, height } = at;
  const bend = (random.next() - 0.5) * height * 0.4;
  const top = { x: x + bend, y: y - height };
  canvas.add(
    stroke(
      `M${x} ${y} Q${x} ${y - height * 0.6} ${top.x} ${top.y}`,
      light.tone('#7b5f45'),
      height * 0.042,
    ),
  );
  canvas.add(
    stroke(
      `M${x + 3} ${y} Q${x + 3} ${y - height * 0.6} ${top.x + 2} ${top.y}`,
      lighter(light.tone('#7b5f45'), 0.25),
      height * 0.012,
    ),
  );
  for (let index = 0; index < 9; index += 1) {
    const angle = Math.PI + (index / 8) * Math.PI + (random.next() - 0.5) * 0.3;
    const reach = height * (0.36 + random.next() * 0.12);
    const tip = {
      x: top.x + Math.cos(angle) * reach,
      y: top.y + Math.sin(angle) * reach * 0.5 + reach * 0.38,
    };
    const over = {
      x: top.x + Math.cos(angle) * reach * 0.6,
      y: top.y + Math.sin(angle) * reach * 0.75 - reach * 0.08,
    };
    const leaf = light.tone(index % 2 === 0 ? '#3f8352' : '#2f6b48');
    canvas.add(
      path(
        `M${top.x} ${top.y} Q${over.x} ${over.y - reach * 0.1} ${tip.x} ${tip.y} Q${over.x} ${over.y + reach * 0.14} ${top.x} ${top.y} Z`,
        leaf,
      ),
    );
  }
}
