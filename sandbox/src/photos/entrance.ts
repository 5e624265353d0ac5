import { ellipse, rect, shape } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Facade, FacadeContext } from './facade';
import { drawGlow } from './lamps';

/** Double door with glass, a canopy, steps, lamps and planters: where the eye goes. */
export function drawEntrance(
  { canvas, light, glass }: FacadeContext,
  { base, trim, awning }: Facade,
  door: { centre: number; width: number; top: number },
): void {
  const { centre, width, top } = door;
  const left = centre - width / 2;
  const wood = light.tone(awning ?? '#54382c');
  canvas.add(
    ellipse(
      [centre, base - 30, width * 1.5, (base - top) * 0.8],
      canvas.radial([
        [0, '#ffdc9a', light.lampsOn ? 0.5 : 0.12],
        [1, '#ffdc9a', 0],
      ]),
    ),
  );
  canvas.add(
    rect([left - 12, top - 12, width + 24, base - top + 12], lighter(light.tone(trim), 0.1)),
    rect([left, top, width, base - top], darker(wood, 0.25)),
  );
  for (const side of [0, 1]) {
    const x = left + 5 + side * (width / 2 - 2);
    canvas.add(
      rect([x, top + 6, width / 2 - 8, base - top - 26], wood),
      rect([x + 8, top + 16, width / 2 - 24, (base - top) * 0.6], glass.warm),
    );
    canvas.add(
      rect([side === 0 ? x + width / 2 - 16 : x + 4, top + (base - top) * 0.56, 4, 26], '#e8c77a'),
    );
  }
  canvas.add(
    shape(
      [
        [left - 30, top - 14],
        [left + width + 30, top - 14],
        [left + width + 44, top + 18],
        [left - 44, top + 18],
      ],
      darker(light.tone(awning ?? '#3b4250'), 0.1),
    ),
    rect([left - 44, top + 18, width + 88, 7], lighter(light.tone(trim), 0.2)),
  );
  canvas.add(
    rect([left - 34, base - 12, width + 68, 14], mix(light.tone('#d9d2c6'), light.shadow, 0.1)),
    rect([left - 50, base, width + 100, 12], mix(light.tone('#c8c0b3'), light.shadow, 0.2)),
  );
  for (const x of [left - 34, left + width + 34]) {
    drawGlow(canvas, light, [x, top + 62, 9]);
    canvas.add(
      shape(
        [
          [x - 24, base - 52],
          [x + 24, base - 52],
          [x + 17, base + 8],
          [x - 17, base + 8],
        ],
        light.tone('#6b5a52'),
      ),
    );
    for (const [dx, dy, size] of [
      [-12, -72, 24],
      [12, -74, 23],
      [0, -96, 27],
      [2, -122, 19],
    ] as const)
      canvas.add(
        ellipse(
          [x + dx, base + dy, size, size],
          mix(light.tone('#3f6f42'), light.tone('#7d9f55'), (dy + 122) / -120 + 0.5),
        ),
      );
  }
}
