import { ellipse, HEIGHT, path, rect, shape, stroke, WIDTH, type Canvas } from './canvas';
import { darker, lighter, mix } from './colour';
import { DAYLIGHT } from './light';
import type { Light } from './photo-ids';

/** Colours of a room; the accent is the one that the alternative text names. */
export interface RoomPalette {
  wall: string;
  accent: string;
  wood: string;
  linen: string;
  metal: string;
  floor: string;
}

const ROOMS: readonly RoomPalette[] = [
  {
    wall: '#efe3d6',
    accent: '#b9583c',
    wood: '#9a6b45',
    linen: '#fbf6ee',
    metal: '#c79a5b',
    floor: '#c39a6d',
  },
  {
    wall: '#e6e8dd',
    accent: '#6f8a6c',
    wood: '#a87c50',
    linen: '#faf8f0',
    metal: '#b99a60',
    floor: '#c9a678',
  },
  {
    wall: '#e3e6ea',
    accent: '#264569',
    wood: '#7a5236',
    linen: '#f8f8f6',
    metal: '#c4a265',
    floor: '#a97d56',
  },
  {
    wall: '#f2e9d6',
    accent: '#c78f2a',
    wood: '#8a5f3d',
    linen: '#fdf9ef',
    metal: '#3f4048',
    floor: '#b98d60',
  },
  {
    wall: '#ebe1e4',
    accent: '#6d3a5c',
    wood: '#8d6248',
    linen: '#fbf6f5',
    metal: '#c79b6a',
    floor: '#b78d6c',
  },
  {
    wall: '#e2ebe8',
    accent: '#2b7d78',
    wood: '#a67a4e',
    linen: '#f9fbf8',
    metal: '#c2a062',
    floor: '#c8a274',
  },
];

export interface Interior {
  canvas: Canvas;
  colours: RoomPalette;
  outside: Light;
  /** hills, sea or roofs: every window of a room shows the same */
  view: number;
  /** lamps glow brighter when it is dark outside */
  glow: number;
}

export function makeInterior(canvas: Canvas, number: number): Interior {
  const outside =
    (['day', 'golden', 'dusk', 'morning', 'day', 'golden', 'dusk'] as const)[number % 7] ?? 'day';
  return {
    canvas,
    colours: ROOMS[number % ROOMS.length] ?? roomOf('#efe3d6'),
    outside,
    view: canvas.random.int(0, 2),
    glow: outside === 'dusk' ? 1 : 0.55,
  };
}

function roomOf(wall: string): RoomPalette {
  return {
    wall,
    accent: '#b9583c',
    wood: '#9a6b45',
    linen: '#fbf6ee',
    metal: '#c79a5b',
    floor: '#c39a6d',
  };
}

export const BACK = { left: 230, right: 1370, top: 110, bottom: 690 };

/** Ceiling, three walls and a floor of boards in perspective. */
export function drawRoom(
  { canvas, colours, glow }: Interior,
  floor: 'boards' | 'stone' = 'boards',
): void {
  const { left, right, top, bottom } = BACK;
  const wall = glow === 1 ? mix(colours.wall, '#d09a63', 0.24) : colours.wall;
  canvas.add(
    shape(
      [
        [0, -60],
        [WIDTH, -60],
        [right, top],
        [left, top],
      ],
      lighter(wall, 0.45),
    ),
  );
  canvas.add(
    shape(
      [
        [0, -60],
        [left, top],
        [left, bottom],
        [0, HEIGHT],
      ],
      canvas.linear(
        [
          [0, darker(wall, 0.1)],
          [1, darker(wall, 0.02)],
        ],
        'right',
      ),
    ),
    shape(
      [
        [WIDTH, -60],
        [right, top],
        [right, bottom],
        [WIDTH, HEIGHT],
      ],
      canvas.linear(
        [
          [0, darker(wall, 0.03)],
          [1, darker(wall, 0.14)],
        ],
        'right',
      ),
    ),
  );
  canvas.add(
    rect(
      [left, top, right - left, bottom - top],
      canvas.linear([
        [0, darker(wall, 0.03)],
        [0.5, lighter(wall, 0.12)],
        [1, darker(wall, 0.05)],
      ]),
    ),
  );
  drawWallFinish({ canvas, colours, wall });
  const ground = floor === 'boards' ? colours.floor : mix(colours.wall, '#9b968e', 0.35);
  canvas.add(
    shape(
      [
        [left, bottom],
        [right, bottom],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      canvas.linear([
        [0, darker(ground, 0.2)],
        [0.4, ground],
        [1, lighter(ground, 0.12)],
      ]),
    ),
  );
  const seams: string[] = [];
  for (let index = 1; index < 16; index += 1) {
    const share = index / 16;
    seams.push(
      `M${left + share * (right - left)} ${bottom}L${-260 + share * (WIDTH + 520)} ${HEIGHT}`,
    );
  }
  if (floor === 'stone') for (const y of [728, 782, 862, 970]) seams.push(`M0 ${y}H${WIDTH}`);
  canvas.add(
    path(seams.join(''), 'none', `stroke="${darker(ground, 0.3)}" stroke-width="2" opacity="0.4"`),
  );
  canvas.add(
    rect([left, bottom - 22, right - left, 22], lighter(wall, 0.5)),
    shape(
      [
        [0, HEIGHT - 34],
        [left, bottom - 22],
        [left, bottom],
        [0, HEIGHT],
      ],
      lighter(wall, 0.35),
    ),
    shape(
      [
        [WIDTH, HEIGHT - 34],
        [right, bottom - 22],
        [right, bottom],
        [WIDTH, HEIGHT],
      ],
      lighter(wall, 0.25),
    ),
  );
  canvas.add(
    rect([left, top, right - left, 10], lighter(wall, 0.6)),
    rect([left, bottom, right - left, 46], '#2a1c14', 'opacity="0.12"'),
  );
}

/** Plain, panelled below, slatted, or painted in the accent. */
function drawWallFinish({
  canvas,
  colours,
  wall,
}: {
  canvas: Canvas;
  colours: RoomPalette;
  wall: string;
}): void {
  const { left, right, top, bottom } = BACK;
  const finish = canvas.random.int(0, 3);
  if (finish === 1) {
    canvas.add(
      rect([left, 470, right - left, bottom - 470], mix(wall, colours.accent, 0.34)),
      rect([left, 462, right - left, 10], lighter(wall, 0.4)),
    );
    for (let x = left + 24; x < right - 80; x += 112)
      canvas.add(
        rect(
          [x, 500, 90, 150],
          'none',
          `stroke="${darker(mix(wall, colours.accent, 0.34), 0.16)}" stroke-width="4"`,
        ),
      );
  }
  if (finish === 2) {
    const slat = mix(colours.wood, wall, 0.35);
    canvas.add(rect([left, top + 10, right - left, bottom - top - 10], darker(slat, 0.3)));
    for (let x = left; x < right; x += 26)
      canvas.add(
        rect(
          [x, top + 10, 19, bottom - top - 10],
          canvas.linear(
            [
              [0, lighter(slat, 0.1)],
              [1, darker(slat, 0.08)],
            ],
            'right',
          ),
        ),
      );
  }
  if (finish === 3)
    canvas.add(
      rect(
        [left, top + 10, right - left, bottom - top - 10],
        canvas.linear([
          [0, mix(wall, colours.accent, 0.42)],
          [0.5, mix(wall, colours.accent, 0.3)],
          [1, mix(wall, colours.accent, 0.44)],
        ]),
      ),
    );
}

/** What is seen through a window: sky, sun and hills, sea or roofs. */
export function drawView(
  { canvas, outside, view: kind }: Interior,
  box: readonly [number, number, number, number],
): void {
  const light = DAYLIGHT[outside];
  const [x, y, width, height] = box;
  const [top, middle, low] = light.sky;
  const { random } = canvas;
  const horizon = y + height * 0.66;
  canvas.add(
    rect(
      box,
      canvas.linear([
        [0, top],
        [0.5, middle],
        [0.7, low],
        [1, low],
      ]),
    ),
  );
  canvas.add(
    ellipse(
      [x + width * 0.68, y + height * 0.3, width * 0.3, width * 0.3],
      canvas.radial([
        [0, light.sun.colour, 0.8],
        [0.25, light.sun.colour, 0.35],
        [1, light.sun.colour, 0],
      ]),
    ),
  );
  const far = mix(light.tone('#5f7a66'), light.haze, 0.55);
  const near = mix(light.tone('#4d7a4c'), light.haze, 0.15);
  if (kind === 0)
    canvas.add(
      path(
        `M${x} ${horizon} Q${x + width * 0.3} ${horizon - height * 0.22} ${x + width * 0.6} ${horizon - height * 0.04} T${x + width} ${horizon - height * 0.1} V${y + height} H${x} Z`,
        far,
      ),
      path(
        `M${x} ${horizon + height * 0.1} Q${x + width * 0.5} ${horizon - height * 0.04} ${x + width} ${horizon + height * 0.14} V${y + height} H${x} Z`,
        near,
      ),
    );
  if (kind === 1)
    canvas.add(
      rect(
        [x, horizon, width, y + height - horizon],
        canvas.linear([
          [0, light.water[0]],
          [1, light.water[1]],
        ]),
      ),
      path(
        `M${x + width * 0.55} ${horizon} q${width * 0.2} ${-height * 0.09} ${width * 0.45} 0 Z`,
        far,
      ),
      rect([x, horizon, width, 2], light.sun.colour, 'opacity="0.6"'),
    );
  if (kind === 2) {
    for (let at = x; at < x + width - 8;) {
      const wide = Math.min(26 + random.next() * 40, x + width - at);
      const high = height * (0.12 + random.next() * 0.3);
      canvas.add(
        rect(
          [at, y + height - height * 0.2 - high, wide, high + height * 0.2],
          mix(light.tone('#73758c'), light.haze, 0.2 + random.next() * 0.4),
        ),
      );
      if (outside === 'dusk')
        for (let lamp = 0; lamp < 4; lamp += 1)
          canvas.add(
            rect(
              [
                at + random.next() * (wide - 6),
                y + height - random.next() * (high + height * 0.15),
                4,
                6,
              ],
              '#ffd58a',
            ),
          );
      at += wide;
    }
  }
}

/** A tall window with a view, curtains at both sides and the patch of light that falls on the floor. */
export function drawTallWindow(
  interior: Interior,
  box: readonly [number, number, number, number],
): void {
  const { canvas, colours, outside } = interior;
  const [x, y, width, height] = box;
  canvas.add(rect([x - 14, y - 14, width + 28, height + 28], lighter(colours.wall, 0.7)));
  drawView(interior, box);
  const frame = lighter(colours.wall, 0.75);
  canvas.add(
    rect([x + width / 2 - 6, y, 12, height], frame),
    rect([x, y + height * 0.3, width, 9], frame),
  );
  for (const side of [-1, 1])
    drawCurtain(interior, [side < 0 ? x - 96 : x + width - 10, y - 44, 106, height + 96]);
  canvas.add(rect([x - 120, y - 52, width + 240, 10], colours.metal));
  if (outside === 'dusk') return;
  const warm = outside === 'golden' ? '#ffcf8a' : '#fff6df';
  canvas.add(
    shape(
      [
        [x + 20, BACK.bottom + 30],
        [x + width - 20, BACK.bottom + 30],
        [x + width + 170, HEIGHT - 60],
        [x + 60, HEIGHT - 60],
      ],
      warm,
      `opacity="${outside === 'golden' ? 0.34 : 0.26}" ${canvas.blur(9)}`,
    ),
  );
}

function drawCurtain(
  { canvas, colours }: Interior,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const cloth = mix(colours.accent, colours.linen, 0.42);
  canvas.add(rect([x, y, width, height], cloth));
  for (let fold = 0; fold < 5; fold += 1)
    canvas.add(
      rect(
        [x + (fold / 5) * width, y, width / 5, height],
        canvas.linear(
          [
            [0, darker(cloth, 0.22), 0.7],
            [0.5, lighter(cloth, 0.25), 0.7],
            [1, darker(cloth, 0.22), 0.7],
          ],
          'right',
        ),
      ),
    );
}

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

function finishInterior({ canvas, outside, glow }: Interior): void {
  if (outside === 'golden') canvas.add(rect([0, 0, WIDTH, HEIGHT], '#ffb25e', 'opacity="0.07"'));
  if (outside === 'dusk')
    canvas.add(
      rect([0, 0, WIDTH, HEIGHT], '#241a3f', 'opacity="0.14"'),
      rect([0, 0, WIDTH, HEIGHT], '#ffbf70', 'opacity="0.05"'),
    );
  canvas.add(
    rect(
      [0, 0, WIDTH, HEIGHT],
      canvas.radial([
        [0.74, '#20140f', 0],
        [1, '#20140f', 0.1 + glow * 0.16],
      ]),
    ),
  );
}

/** Every other picture is the mirror image, so that rooms of one plan look less alike. */
export function mirrored(interior: Interior, number: number, draw: () => void): void {
  const { canvas } = interior;
  if (number % 2 === 1) canvas.add('<g transform="translate(1600 0) scale(-1 1)">');
  draw();
  if (number % 2 === 1) canvas.add('</g>');
  finishInterior(interior);
}
