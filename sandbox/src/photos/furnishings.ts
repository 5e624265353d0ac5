import { ellipse, path, rect, shape, stroke } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Interior } from './interior';

export function drawLampGlow({ canvas, glow }: Interior, x: number, y: number, size: number): void {
  canvas.add(
    ellipse(
      [x, y, size, size],
      canvas.radial([
        [0, '#ffdf9f', 0.75 * glow],
        [0.35, '#ffd48a', 0.3 * glow],
        [1, '#ffd48a', 0],
      ]),
    ),
  );
}

export function drawTableLamp(interior: Interior, x: number, y: number, size = 1): void {
  const { canvas, colours } = interior;
  drawLampGlow(interior, x, y - 110 * size, 260 * size);
  canvas.add(
    ellipse([x, y, 32 * size, 6 * size], darker(colours.metal, 0.2)),
    rect([x - 4 * size, y - 76 * size, 8 * size, 76 * size], colours.metal),
    ellipse([x, y - 30 * size, 19 * size, 22 * size], mix(colours.accent, colours.linen, 0.2)),
  );
  canvas.add(
    shape(
      [
        [x - 32 * size, y - 138 * size],
        [x + 32 * size, y - 138 * size],
        [x + 52 * size, y - 68 * size],
        [x - 52 * size, y - 68 * size],
      ],
      canvas.linear([
        [0, '#f4dfb6'],
        [0.6, '#fff2cf'],
        [1, '#ffe3a6'],
      ]),
    ),
  );
}

export function drawPendant(interior: Interior, x: number, y: number, size = 1): void {
  const { canvas, colours } = interior;
  canvas.add(stroke(`M${x} -10 V${y - 40 * size}`, darker(colours.metal, 0.4), 4));
  drawLampGlow(interior, x, y + 10, 250 * size);
  canvas.add(
    path(
      `M${x - 62 * size} ${y + 14 * size} Q${x - 54 * size} ${y - 44 * size} ${x} ${y - 46 * size} Q${x + 54 * size} ${y - 44 * size} ${x + 62 * size} ${y + 14 * size} Z`,
      canvas.linear(
        [
          [0, darker(colours.accent, 0.25)],
          [1, colours.accent],
        ],
        'right',
      ),
    ),
    ellipse([x, y + 14 * size, 62 * size, 10 * size], '#fff1c9'),
  );
}

/** A picture on the wall: sun and hills in the colours of the room. */
export function drawArt(
  { canvas, colours }: Interior,
  box: readonly [number, number, number, number],
): void {
  const [x, y, width, height] = box;
  const { random } = canvas;
  canvas.add(
    rect([x + 8, y + 10, width, height], '#2a1c14', 'opacity="0.2"'),
    rect([x - 9, y - 9, width + 18, height + 18], colours.wood),
    rect(box, lighter(colours.linen, 0.3)),
  );
  const colour = [colours.accent, colours.metal, mix(colours.accent, colours.linen, 0.5)];
  const pick = (index: number): string => colour[index % colour.length] ?? colours.accent;
  const shift = random.int(0, 2);
  canvas.add(
    ellipse(
      [x + width * (0.35 + random.next() * 0.3), y + height * 0.36, height * 0.19, height * 0.19],
      pick(shift),
    ),
  );
  canvas.add(
    path(
      `M${x} ${y + height * 0.66} Q${x + width * 0.3} ${y + height * 0.42} ${x + width * 0.6} ${y + height * 0.62} T${x + width} ${y + height * 0.54} V${y + height} H${x} Z`,
      pick(shift + 1),
    ),
    path(
      `M${x} ${y + height * 0.82} Q${x + width * 0.4} ${y + height * 0.64} ${x + width} ${y + height * 0.84} V${y + height} H${x} Z`,
      pick(shift + 2),
    ),
  );
}

export function drawRug({ canvas, colours }: Interior, cx: number, cy: number, rx: number): void {
  canvas.add(
    ellipse([cx, cy, rx, rx * 0.27], mix(colours.accent, colours.linen, 0.55)),
    ellipse([cx, cy, rx * 0.86, rx * 0.225], mix(colours.accent, colours.linen, 0.75)),
    ellipse([cx, cy, rx * 0.8, rx * 0.205], mix(colours.accent, colours.linen, 0.6)),
  );
}

export function drawPottedPlant(
  { canvas, colours }: Interior,
  x: number,
  y: number,
  size: number,
): void {
  const { random } = canvas;
  canvas.add(ellipse([x, y, size * 0.3, size * 0.05], '#2a1c14', 'opacity="0.3"'));
  for (let index = 0; index < 11; index += 1) {
    const angle = -Math.PI / 2 + ((index - 5) / 5) * 1.25;
    const reach = size * (0.62 + random.next() * 0.3);
    const tip = {
      x: x + Math.cos(angle) * reach * 0.72,
      y: y - size * 0.3 + Math.sin(angle) * reach,
    };
    const bend = {
      x: x + Math.cos(angle) * reach * 0.22,
      y: y - size * 0.3 + Math.sin(angle) * reach * 0.85,
    };
    canvas.add(
      path(
        `M${x} ${y - size * 0.24} Q${bend.x - size * 0.07} ${bend.y} ${tip.x} ${tip.y} Q${bend.x + size * 0.09} ${bend.y + size * 0.08} ${x} ${y - size * 0.24} Z`,
        mix('#2f5f45', '#7fa35f', random.next()),
      ),
    );
  }
  canvas.add(
    shape(
      [
        [x - size * 0.2, y - size * 0.28],
        [x + size * 0.2, y - size * 0.28],
        [x + size * 0.15, y],
        [x - size * 0.15, y],
      ],
      canvas.linear(
        [
          [0, darker(colours.accent, 0.12)],
          [0.4, lighter(colours.accent, 0.2)],
          [1, darker(colours.accent, 0.25)],
        ],
        'right',
      ),
    ),
  );
}

export function drawArmchair(
  { canvas, colours }: Interior,
  [x, y, size]: readonly [x: number, y: number, size: number],
  colour = colours.accent,
): void {
  const cloth = mix(colour, colours.linen, 0.12);
  canvas.add(ellipse([x, y + size * 0.04, size * 0.66, size * 0.09], '#2a1c14', 'opacity="0.26"'));
  for (const leg of [-0.42, 0.36])
    canvas.add(
      rect([x + size * leg, y - size * 0.12, size * 0.06, size * 0.15], darker(colours.wood, 0.25)),
    );
  canvas.add(
    path(
      `M${x - size * 0.42} ${y - size * 0.3} V${y - size * 0.86} Q${x - size * 0.42} ${y - size} ${x - size * 0.26} ${y - size} H${x + size * 0.26} Q${x + size * 0.42} ${y - size} ${x + size * 0.42} ${y - size * 0.86} V${y - size * 0.3} Z`,
      canvas.linear([
        [0, lighter(cloth, 0.16)],
        [1, darker(cloth, 0.1)],
      ]),
    ),
  );
  canvas.add(
    `<rect x="${x - size * 0.4}" y="${y - size * 0.46}" width="${size * 0.8}" height="${size * 0.2}" rx="${size * 0.06}" fill="${lighter(cloth, 0.14)}"/>`,
    rect([x - size * 0.42, y - size * 0.3, size * 0.84, size * 0.18], darker(cloth, 0.16)),
  );
  for (const side of [-0.54, 0.36])
    canvas.add(
      `<rect x="${x + size * side}" y="${y - size * 0.62}" width="${size * 0.18}" height="${size * 0.5}" rx="${size * 0.08}" fill="${side < 0 ? lighter(cloth, 0.08) : darker(cloth, 0.14)}"/>`,
    );
  canvas.add(
    `<rect x="${x - size * 0.18}" y="${y - size * 0.78}" width="${size * 0.36}" height="${size * 0.34}" rx="${size * 0.07}" fill="${mix(colours.metal, colours.linen, 0.4)}" transform="rotate(-7 ${x} ${y - size * 0.6})"/>`,
  );
}
