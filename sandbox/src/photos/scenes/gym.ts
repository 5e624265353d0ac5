import { ellipse, path, rect, shape, stroke } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawPottedPlant } from '../furnishings';
import { mirrored, type Interior } from '../interior';
import { drawRoom } from '../room';
import { drawTallWindow } from '../room-windows';

const IRON = '#2b2f38';

/** Treadmills at the mirror, weights, a mat and a ball. */
export function drawGym(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior, 'stone');
    drawStripLights(interior);
    drawMirror(interior, [640, 190, 700, 430]);
    drawTallWindow(interior, [330, 180, 210, 420]);
    drawRack(interior, 930, 700);
    for (const [x, y, size] of [
      [300, 900, 1],
      [640, 900, 1],
    ] as const)
      drawTreadmill(interior, x, y, size);
    drawMat(interior, 1060, 960);
    drawBall(interior, 1410, 930, 108);
    drawBench(interior, 1150, 850);
    drawPottedPlant(interior, 90, 1010, 330);
  });
}

function drawStripLights({ canvas, glow }: Interior): void {
  for (const [left, right] of [
    [420, 640],
    [960, 1180],
  ] as const)
    canvas.add(
      shape(
        [
          [left, 84],
          [right, 84],
          [right + (right > 800 ? 60 : -60), 20],
          [left + (right > 800 ? 60 : -60), 20],
        ],
        '#fffdf2',
        `opacity="${0.7 + glow * 0.3}"`,
      ),
    );
}

/** Shows the room in a paler tone, with light across it. */
function drawMirror(
  { canvas, colours }: Interior,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  canvas.add(
    rect([x - 8, y - 8, width + 16, height + 16], darker(colours.metal, 0.1)),
    rect(
      [x, y, width, height],
      canvas.linear(
        [
          [0, lighter(colours.wall, 0.35)],
          [0.55, mix(colours.wall, '#9fb7c4', 0.4)],
          [1, mix(colours.floor, '#9fb7c4', 0.55)],
        ],
        'diagonal',
      ),
    ),
  );
  for (const share of [0.12, 0.48, 0.78])
    canvas.add(
      shape(
        [
          [x + width * share, y],
          [x + width * (share + 0.07), y],
          [x + width * (share - 0.03), y + height],
          [x + width * (share - 0.1), y + height],
        ],
        '#ffffff',
        'opacity="0.22"',
      ),
    );
  for (let pane = 1; pane < 4; pane += 1)
    canvas.add(rect([x + (width * pane) / 4 - 2, y, 4, height], darker(colours.wall, 0.2)));
}

function drawDumbbell({ canvas }: Interior, x: number, y: number, size: number): void {
  canvas.add(rect([x - size, y - size * 0.16, size * 2, size * 0.32], '#aeb4bd'));
  for (const side of [-1, 1])
    canvas.add(
      `<rect x="${x + side * size * 0.72 - size * 0.3}" y="${y - size * 0.56}" width="${size * 0.6}" height="${size * 1.12}" rx="${size * 0.16}" fill="${IRON}"/>`,
      rect(
        [x + side * size * 0.72 - size * 0.2, y - size * 0.44, size * 0.1, size * 0.88],
        '#555b68',
      ),
    );
}

/** Two shelves, the heavy ones below. */
function drawRack(interior: Interior, x: number, y: number): void {
  const { canvas } = interior;
  canvas.add(ellipse([x + 190, y + 8, 230, 16], '#2a1c14', 'opacity="0.3"'));
  for (const post of [x, x + 370]) canvas.add(rect([post, y - 190, 14, 196], darker(IRON, 0.1)));
  for (const [shelf, size, count] of [
    [y - 120, 25, 6],
    [y - 28, 31, 5],
  ] as const) {
    canvas.add(rect([x - 8, shelf, 400, 12], '#4a505c'));
    for (let index = 0; index < count; index += 1)
      drawDumbbell(interior, x + 44 + (index * 300) / (count - 1), shelf - size * 0.5, size);
  }
}

function drawTreadmill({ canvas, colours }: Interior, x: number, y: number, size: number): void {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  canvas.add(
    ellipse([x, y + 12, 190 * size, 26 * size], '#2a1c14', 'opacity="0.3"'),
    path(
      `M${at(-160, -30)} L${at(96, -64)} L${at(160, -40)} L${at(-90, 6)} Z`,
      canvas.linear(
        [
          [0, '#3b404b'],
          [1, '#22262e'],
        ],
        'right',
      ),
    ),
    path(`M${at(-126, -28)} L${at(92, -58)} L${at(128, -44)} L${at(-84, -8)} Z`, '#15181d'),
    path(`M${at(-160, -30)} L${at(-90, 6)} L${at(-90, 20)} L${at(-160, -14)} Z`, colours.accent),
    path(
      `M${at(-90, 6)} L${at(160, -40)} L${at(160, -24)} L${at(-90, 20)} Z`,
      darker(colours.accent, 0.25),
    ),
  );
  for (const [foot, head] of [
    [96, 62],
    [150, 116],
  ] as const)
    canvas.add(
      stroke(`M${at(foot, -50)} L${at(head, -300)}`, '#c9ced6', 14 * size),
      stroke(`M${at(head, -232)} L${at(head - 96, -206)}`, '#c9ced6', 11 * size),
    );
  canvas.add(
    path(
      `M${at(36, -352)} L${at(128, -366)} L${at(142, -282)} L${at(50, -268)} Z`,
      canvas.linear([
        [0, '#3a3f4a'],
        [1, '#1f232b'],
      ]),
    ),
    path(`M${at(48, -340)} L${at(118, -350)} L${at(126, -304)} L${at(56, -292)} Z`, '#7fd0dc'),
    stroke(
      `M${at(58, -312)} L${at(76, -326)} L${at(92, -314)} L${at(116, -332)}`,
      '#ffffff',
      4 * size,
    ),
  );
}

function drawBench({ canvas, colours }: Interior, x: number, y: number): void {
  canvas.add(ellipse([x, y + 4, 150, 14], '#2a1c14', 'opacity="0.28"'));
  for (const leg of [-96, 84])
    canvas.add(
      rect([x + leg, y - 66, 14, 70], '#c9ced6'),
      rect([x + leg - 20, y - 4, 54, 10], IRON),
    );
  canvas.add(
    `<rect x="${x - 140}" y="${y - 96}" width="280" height="38" rx="18" fill="${canvas.linear([
      [0, lighter(colours.accent, 0.16)],
      [1, darker(colours.accent, 0.2)],
    ])}"/>`,
  );
}

/** A rolled-out mat with a pair of weights beside it. */
function drawMat(interior: Interior, x: number, y: number): void {
  const { canvas, colours } = interior;
  const cloth = mix(colours.accent, colours.linen, 0.42);
  canvas.add(
    shape(
      [
        [x - 250, y],
        [x + 170, y],
        [x + 230, y + 76],
        [x - 260, y + 76],
      ],
      cloth,
    ),
    shape(
      [
        [x - 228, y + 10],
        [x + 160, y + 10],
        [x + 206, y + 66],
        [x - 236, y + 66],
      ],
      lighter(cloth, 0.16),
    ),
  );
  drawDumbbell(interior, x - 30, y + 36, 40);
}

function drawBall({ canvas, colours }: Interior, x: number, y: number, radius: number): void {
  canvas.add(
    ellipse([x, y + radius, radius * 0.9, radius * 0.16], '#2a1c14', 'opacity="0.34"'),
    ellipse(
      [x, y, radius, radius],
      canvas.radial([
        [0, lighter(colours.accent, 0.45)],
        [0.65, colours.accent],
        [1, darker(colours.accent, 0.35)],
      ]),
    ),
  );
  for (const share of [0.3, 0.66])
    canvas.add(
      `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * share}" fill="none" stroke="${darker(colours.accent, 0.2)}" stroke-width="4" opacity="0.5"/>`,
    );
}
