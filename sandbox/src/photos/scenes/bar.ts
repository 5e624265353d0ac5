import { ellipse, path, rect, stroke } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawArmchair, drawLampGlow, drawPendant, drawPottedPlant } from '../furnishings';
import { mirrored, type Interior } from '../interior';
import { drawRoom } from '../room';
import { drawTallWindow } from '../room-windows';
import { drawRoundTable } from '../tables';

const GLASS = ['#3f6b4a', '#8a4a2c', '#c98a2b', '#6f2f3c', '#d8d3c2', '#2f5b6b'] as const;

/** Bottles in the light of their shelves, a counter with stools, and a seat at the window. */
export function drawBar(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior);
    drawTallWindow(interior, [330, 180, 190, 410]);
    drawShelves(interior, [650, 210, 640, 330]);
    drawCounter(interior, [560, 560, 800, 210]);
    for (const x of [660, 850, 1040, 1230]) drawStool(interior, x, 900);
    for (const x of [700, 960, 1220]) drawPendant(interior, x, 150, 0.8);
    drawArmchair(interior, [240, 980, 280]);
    drawRoundTable(interior, [470, 985, 190], false);
    drawGlass(interior, [450, 860], '#d98a3a');
    drawGlass(interior, [500, 866], '#b5444f');
    drawPottedPlant(interior, 1510, 1010, 400);
  });
}

function drawBottle({ canvas }: Interior, x: number, y: number, size: number): void {
  const colour = canvas.random.pick(GLASS);
  const wide = size * (0.22 + canvas.random.next() * 0.08);
  canvas.add(
    path(
      `M${x - wide} ${y} V${y - size * 0.56} Q${x - wide} ${y - size * 0.7} ${x - wide * 0.36} ${y - size * 0.76} V${y - size} H${x + wide * 0.36} V${y - size * 0.76} Q${x + wide} ${y - size * 0.7} ${x + wide} ${y - size * 0.56} V${y} Z`,
      canvas.linear(
        [
          [0, lighter(colour, 0.25)],
          [0.4, colour],
          [1, darker(colour, 0.3)],
        ],
        'right',
      ),
    ),
    rect([x - wide * 0.9, y - size * 0.42, wide * 1.8, size * 0.24], '#f3ead2', 'opacity="0.85"'),
  );
}

function drawShelves(
  interior: Interior,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const { canvas, colours } = interior;
  const wood = darker(colours.wood, 0.3);
  canvas.add(
    rect([x - 22, y - 22, width + 44, height + 44], wood),
    rect(
      [x, y, width, height],
      canvas.linear([
        [0, '#f8dca0'],
        [0.5, '#e9b868'],
        [1, '#c68a44'],
      ]),
    ),
  );
  drawLampGlow(interior, x + width / 2, y + height / 2, 480);
  for (const shelf of [y + 106, y + 216, y + height]) {
    for (let at = x + 34; at < x + width - 20; at += canvas.random.int(44, 60))
      drawBottle(interior, at, shelf, canvas.random.int(70, 92));
    canvas.add(rect([x, shelf, width, 12], darker(wood, 0.15)));
  }
}

function drawCounter(
  interior: Interior,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const { canvas, colours } = interior;
  canvas.add(
    ellipse([x + width / 2, y + height + 6, width * 0.54, 26], '#2a1c14', 'opacity="0.34"'),
    rect(
      [x, y, width, height],
      canvas.linear([
        [0, colours.accent],
        [1, darker(colours.accent, 0.38)],
      ]),
    ),
  );
  for (let panel = 0; panel < 6; panel += 1)
    canvas.add(
      rect(
        [x + 22 + (panel * (width - 24)) / 6, y + 46, (width - 24) / 6 - 22, height - 84],
        'none',
        `stroke="${darker(colours.accent, 0.3)}" stroke-width="5"`,
      ),
    );
  canvas.add(
    rect([x - 26, y - 22, width + 52, 30], lighter(colours.wood, 0.22)),
    rect([x - 26, y + 8, width + 52, 9], darker(colours.wood, 0.3)),
    stroke(`M${x + 10} ${y + height - 26} H${x + width - 10}`, colours.metal, 10),
  );
  drawTap(interior, x + width * 0.5, y - 22);
  for (const [share, colour] of [
    [0.14, '#d98a3a'],
    [0.2, '#f0d48a'],
    [0.8, '#b5444f'],
  ] as const)
    drawGlass(interior, [x + width * share, y - 22], colour);
}

/** A pillar with three handles. */
function drawTap({ canvas, colours }: Interior, x: number, y: number): void {
  canvas.add(
    rect([x - 16, y - 92, 32, 92], lighter(colours.metal, 0.2)),
    rect([x - 78, y - 110, 156, 26], colours.metal),
  );
  for (const side of [-54, 0, 54])
    canvas.add(
      rect([x + side - 5, y - 156, 10, 48], darker(colours.wood, 0.4)),
      stroke(`M${x + side} ${y - 84} v22`, colours.metal, 8),
    );
}

function drawGlass(
  { canvas }: Interior,
  [x, y]: readonly [x: number, y: number],
  drink: string,
): void {
  canvas.add(
    path(
      `M${x - 22} ${y - 72} Q${x - 18} ${y - 26} ${x} ${y - 24} Q${x + 18} ${y - 26} ${x + 22} ${y - 72} Z`,
      '#e8f2f5',
      'opacity="0.75"',
    ),
    path(
      `M${x - 20} ${y - 58} Q${x - 16} ${y - 28} ${x} ${y - 26} Q${x + 16} ${y - 28} ${x + 20} ${y - 58} Z`,
      drink,
      'opacity="0.9"',
    ),
    rect([x - 2, y - 26, 4, 24], '#e8f2f5'),
    ellipse([x, y - 2, 15, 4], '#e8f2f5'),
  );
}

function drawStool({ canvas, colours }: Interior, x: number, y: number): void {
  const cloth = mix(colours.accent, colours.linen, 0.3);
  canvas.add(ellipse([x, y, 62, 11], '#2a1c14', 'opacity="0.32"'));
  for (const [from, to] of [
    [-34, -50],
    [34, 50],
    [-10, -16],
    [12, 18],
  ] as const)
    canvas.add(
      stroke(`M${x + from} ${y - 214} L${x + to} ${y - 4}`, darker(colours.wood, 0.3), 10),
    );
  canvas.add(
    stroke(`M${x - 44} ${y - 78} H${x + 44}`, colours.metal, 7),
    `<rect x="${x - 58}" y="${y - 248}" width="116" height="40" rx="18" fill="${canvas.linear([
      [0, lighter(cloth, 0.2)],
      [1, darker(cloth, 0.18)],
    ])}"/>`,
  );
}
