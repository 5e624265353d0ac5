import { ellipse, HEIGHT, path, rect, shape, WIDTH } from './canvas';
import { darker, lighter, mix } from './colour';
import type { FacadeContext } from './facade';

/** Roofs and towers far away, lost in the haze. */
export function drawDistantTown(
  { canvas, light }: FacadeContext,
  base: number,
  height: number,
): void {
  const { random } = canvas;
  for (const [depth, share] of [
    [0.72, 1],
    [0.5, 0.7],
  ] as const) {
    const colour = mix(light.tone('#7d7f93'), light.haze, depth);
    let x = -20;
    while (x < WIDTH) {
      const width = random.int(46, 120);
      const high = height * share * (0.35 + random.next() * 0.65);
      canvas.add(
        random.chance(0.3)
          ? shape(
              [
                [x, base],
                [x, base - high],
                [x + width / 2, base - high - width * 0.5],
                [x + width, base - high],
                [x + width, base],
              ],
              colour,
            )
          : rect([x, base - high, width, high], colour),
      );
      if (light.lampsOn)
        for (let index = 0; index < 5; index += 1)
          canvas.add(
            rect(
              [x + random.int(6, width - 8), base - random.next() * high * 0.9, 4, 6],
              '#ffd694',
              'opacity="0.7"',
            ),
          );
      x += width * 0.96;
    }
  }
}

/** Pavement, kerb and street, with the lamps of the house on them after dark. */
export function drawStreet(
  { canvas, light }: FacadeContext,
  base: number,
  style: 'asphalt' | 'cobbles' = 'asphalt',
): void {
  const paving = light.tone('#cbbfb0');
  const road = light.tone(style === 'cobbles' ? '#8d8078' : '#6f7079');
  const kerb = base + 64;
  canvas.add(
    rect(
      [0, base - 2, WIDTH, 68],
      canvas.linear([
        [0, darker(paving, 0.22)],
        [1, paving],
      ]),
    ),
  );
  const joints = Array.from({ length: 15 }, (_, index) => {
    const at = (index - 7) * 100;
    return `M${WIDTH / 2 + at} ${base} L${WIDTH / 2 + at * 1.14} ${kerb}`;
  });
  canvas.add(
    path(
      joints.join(''),
      'none',
      `stroke="${darker(paving, 0.3)}" stroke-width="2" opacity="0.35"`,
    ),
  );
  canvas.add(
    rect([0, kerb, WIDTH, 12], lighter(paving, 0.2)),
    rect(
      [0, kerb + 12, WIDTH, HEIGHT - kerb],
      canvas.linear([
        [0, darker(road, 0.25)],
        [1, road],
      ]),
    ),
  );
  if (style === 'cobbles')
    cobbles(canvas.random.next, (markup) => canvas.add(markup), {
      top: kerb + 20,
      colour: lighter(road, 0.15),
    });
  if (!light.lampsOn) return;
  for (let index = 0; index < 4; index += 1)
    canvas.add(
      ellipse(
        [260 + index * 360, kerb + 40, 240, 34],
        canvas.radial([
          [0, '#ffd58c', 0.4],
          [1, '#ffd58c', 0],
        ]),
      ),
    );
}

function cobbles(
  next: () => number,
  add: (markup: string) => void,
  { top, colour }: { top: number; colour: string },
): void {
  for (let row = 0, y = top; y < HEIGHT; row += 1, y += 12 + row * 3) {
    const size = 34 + row * 9;
    for (let x = -size * next(); x < WIDTH; x += size)
      add(
        ellipse(
          [x, y, size * 0.44, 5 + row],
          colour,
          `opacity="${(0.14 + next() * 0.2).toFixed(2)}"`,
        ),
      );
  }
}

/** A parked bicycle, the one vehicle that every town has. */
export function drawBicycle(
  { canvas, light }: FacadeContext,
  x: number,
  y: number,
  colour: string,
): void {
  const frame = light.tone(colour);
  const dark = light.tone('#2a2c33');
  for (const cx of [x, x + 104])
    canvas.add(
      `<circle cx="${cx}" cy="${y - 34}" r="33" fill="none" stroke="${dark}" stroke-width="5"/>`,
      ellipse([cx, y, 38, 5], light.shadow, 'opacity="0.3"'),
    );
  canvas.add(
    path(
      `M${x} ${y - 34} L${x + 34} ${y - 84} H${x + 86} L${x + 104} ${y - 34} M${x + 34} ${y - 84} L${x + 50} ${y - 34} L${x + 86} ${y - 84} M${x} ${y - 34} H${x + 50} M${x + 84} ${y - 102} L${x + 90} ${y - 76} M${x + 30} ${y - 96} L${x + 36} ${y - 80}`,
      'none',
      `stroke="${frame}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`,
    ),
  );
  canvas.add(
    path(
      `M${x + 74} ${y - 108} q14 -6 24 4 M${x + 18} ${y - 98} h28`,
      'none',
      `stroke="${dark}" stroke-width="7" stroke-linecap="round"`,
    ),
  );
}
