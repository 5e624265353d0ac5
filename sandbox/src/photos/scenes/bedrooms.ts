import { ellipse, path, rect, shape } from '../canvas';
import { darker, lighter, mix } from '../colour';
import {
  drawArmchair,
  drawArt,
  drawLampGlow,
  drawPendant,
  drawPottedPlant,
  drawRoom,
  drawRug,
  drawTableLamp,
  drawTallWindow,
  mirrored,
  type Interior,
} from '../interior';

interface Bed {
  x: number;
  width: number;
  pillows: number;
}

/** Headboard of upholstered panels against the wall. */
function drawHeadboard({ canvas, colours }: Interior, { x, width }: Bed): void {
  const panels = Math.round(width / 90);
  const cloth = colours.accent;
  const top = 400;
  canvas.add(
    `<rect x="${x - width / 2 - 14}" y="${top}" width="${width + 28}" height="250" rx="26" fill="${darker(cloth, 0.2)}"/>`,
  );
  for (let index = 0; index < panels; index += 1) {
    const wide = width / panels;
    canvas.add(
      `<rect x="${x - width / 2 + index * wide + 2}" y="${top + 12}" width="${wide - 4}" height="240" rx="20" fill="${canvas.linear(
        [
          [0, darker(cloth, 0.1)],
          [0.45, lighter(cloth, 0.2)],
          [1, darker(cloth, 0.18)],
        ],
        'right',
      )}"/>`,
    );
  }
}

function pillow(
  { canvas, colours }: Interior,
  [x, y, width]: readonly [x: number, y: number, width: number],
  colour = colours.linen,
): void {
  const high = width * 0.46;
  canvas.add(
    path(
      `M${x} ${y + high * 0.2} Q${x + width * 0.02} ${y - high * 0.08} ${x + width * 0.2} ${y + high * 0.04} Q${x + width / 2} ${y - high * 0.1} ${x + width * 0.8} ${y + high * 0.04} Q${x + width * 0.98} ${y - high * 0.08} ${x + width} ${y + high * 0.2} Q${x + width * 0.97} ${y + high * 0.6} ${x + width} ${y + high} Q${x + width / 2} ${y + high * 1.12} ${x} ${y + high} Q${x + width * 0.03} ${y + high * 0.6} ${x} ${y + high * 0.2} Z`,
      canvas.linear([
        [0, lighter(colour, 0.4)],
        [0.7, colour],
        [1, darker(colour, 0.14)],
      ]),
    ),
  );
}

/** A made bed from its foot: mattress, pillows, turned-down duvet, a throw across. */
function drawBed(interior: Interior, bed: Bed): void {
  const { canvas, colours } = interior;
  const { x, width, pillows } = bed;
  const near = width * 0.66;
  const far = width / 2;
  const top = 612;
  const foot = 872;
  canvas.add(ellipse([x, 985, near * 1.12, 40], '#2a1c14', 'opacity="0.34"'));
  drawHeadboard(interior, bed);
  const count = pillows;
  const wide = (width / count) * 0.9;
  for (let index = 0; index < count; index += 1)
    pillow(interior, [
      x - far + (width / count) * (index + 0.5) - wide / 2,
      top - wide * 0.34,
      wide,
    ]);
  if (count > 1)
    for (const side of [-1, 1])
      pillow(
        interior,
        [x + side * width * 0.17 - wide * 0.34, top - wide * 0.2, wide * 0.68],
        mix(colours.accent, colours.linen, 0.25),
      );
  const linen = colours.linen;
  canvas.add(
    shape(
      [
        [x - far, top + 30],
        [x + far, top + 30],
        [x + near, foot],
        [x - near, foot],
      ],
      canvas.linear([
        [0, darker(linen, 0.1)],
        [0.25, linen],
        [1, lighter(linen, 0.3)],
      ]),
    ),
  );
  canvas.add(
    shape(
      [
        [x - far - 4, top + 34],
        [x + far + 4, top + 34],
        [x + far + 16, top + 74],
        [x - far - 16, top + 74],
      ],
      lighter(linen, 0.5),
    ),
    shape(
      [
        [x - far - 16, top + 74],
        [x + far + 16, top + 74],
        [x + far + 18, top + 84],
        [x - far - 18, top + 84],
      ],
      '#6b5a50',
      'opacity="0.2"',
    ),
  );
  const share = (y: number): number => far + ((y - top - 30) / (foot - top - 30)) * (near - far);
  for (const fold of [-0.6, -0.2, 0.25, 0.66])
    canvas.add(
      path(
        `M${x + far * fold} ${top + 90} Q${x + far * fold * 1.2 + 14} ${top + 150} ${x + near * fold} ${foot}`,
        'none',
        `stroke="${darker(linen, 0.14)}" stroke-width="5" opacity="0.4"`,
      ),
    );
  const throwTop = foot - 92;
  const cloth = colours.accent;
  canvas.add(
    shape(
      [
        [x - share(throwTop), throwTop],
        [x + share(throwTop), throwTop],
        [x + near, foot],
        [x - near, foot],
      ],
      canvas.linear([
        [0, lighter(cloth, 0.12)],
        [1, cloth],
      ]),
    ),
  );
  canvas.add(
    path(
      `M${x - near} ${foot} H${x + near} V${foot + 92} H${x - near} Z`,
      canvas.linear([
        [0, darker(cloth, 0.06)],
        [0.8, darker(cloth, 0.3)],
        [1, darker(cloth, 0.4)],
      ]),
    ),
  );
  for (let index = 0; index < 4; index += 1)
    canvas.add(
      rect([x - near, foot + 12 + index * 22, near * 2, 4], lighter(cloth, 0.3), 'opacity="0.35"'),
    );
  for (const side of [-1, 1])
    canvas.add(rect([x + side * near * 0.92 - 10, foot + 90, 20, 24], darker(colours.wood, 0.35)));
}

function drawNightstand(interior: Interior, x: number): void {
  const { canvas, colours } = interior;
  canvas.add(
    rect(
      [x - 70, 628, 140, 128],
      canvas.linear(
        [
          [0, lighter(colours.wood, 0.1)],
          [1, darker(colours.wood, 0.2)],
        ],
        'right',
      ),
    ),
    rect([x - 78, 618, 156, 14], lighter(colours.wood, 0.22)),
  );
  for (const y of [652, 704])
    canvas.add(
      rect([x - 58, y, 116, 40], darker(colours.wood, 0.12)),
      ellipse([x, y + 20, 6, 6], colours.metal),
    );
  drawTableLamp(interior, x, 618);
}

export function drawDoubleRoom(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    const { canvas } = interior;
    drawRoom(interior);
    drawTallWindow(interior, [360, 190, 250, 440]);
    drawArt(interior, [904, 190, 230, 150]);
    drawRug(interior, 960, 960, 620);
    drawNightstand(interior, 706);
    drawNightstand(interior, 1330);
    drawBed(interior, { x: 1018, width: 470, pillows: 2 });
    drawArmchair(interior, [330, 900, 230]);
    if (canvas.random.chance(0.7)) drawPottedPlant(interior, 130, 990, 320);
    if (canvas.random.chance(0.5)) drawPendant(interior, 560, 210, 0.9);
  });
}

export function drawTwinRoom(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior);
    drawTallWindow(interior, [690, 180, 230, 400]);
    drawArt(interior, [390, 200, 150, 180]);
    drawArt(interior, [1070, 200, 150, 180]);
    drawRug(interior, 800, 950, 700);
    drawNightstand(interior, 800);
    drawBed(interior, { x: 490, width: 280, pillows: 1 });
    drawBed(interior, { x: 1120, width: 280, pillows: 1 });
    if (interior.canvas.random.chance(0.6)) drawPottedPlant(interior, 1490, 980, 300);
  });
}

/** A low table with a bowl of fruit and a book. */
function drawLowTable({ canvas, colours }: Interior, x: number, y: number, width: number): void {
  canvas.add(ellipse([x, y + 90, width * 0.56, 22], '#2a1c14', 'opacity="0.28"'));
  for (const side of [-0.36, 0.36])
    canvas.add(rect([x + side * width - 6, y, 12, 90], darker(colours.metal, 0.15)));
  canvas.add(
    ellipse([x, y, width / 2, width * 0.11], lighter(colours.wood, 0.2)),
    ellipse([x, y + 6, width / 2, width * 0.11], darker(colours.wood, 0.2), 'opacity="0.35"'),
    ellipse([x, y - 2, width * 0.48, width * 0.1], lighter(colours.wood, 0.28)),
  );
  canvas.add(
    path(`M${x - 60} ${y - 30} q40 46 80 0 Z`, lighter(colours.linen, 0.4)),
    ellipse([x - 34, y - 32, 16, 15], '#d9633f'),
    ellipse([x - 8, y - 34, 16, 15], '#e2b13f'),
    rect([x + 50, y - 16, 74, 12], colours.accent),
    rect([x + 56, y - 26, 62, 10], colours.linen),
  );
}

export function drawSuite(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    drawRoom(interior);
    drawTallWindow(interior, [330, 170, 300, 460]);
    drawTallWindow(interior, [800, 170, 300, 460]);
    drawRug(interior, 760, 930, 640);
    drawSofa(interior, 760, 850, 620);
    drawLowTable(interior, 760, 930, 330);
    drawArmchair(
      interior,
      [1290, 980, 290],
      mix(interior.colours.wood, interior.colours.linen, 0.3),
    );
    drawFloorLamp(interior, 1180, 800);
    drawPottedPlant(interior, 190, 980, 400);
    drawPendant(interior, 760, 190, 1.1);
  });
}

function drawFloorLamp(interior: Interior, x: number, y: number): void {
  const { canvas, colours } = interior;
  drawLampGlow(interior, x, y - 370, 340);
  canvas.add(
    rect([x - 4, y - 330, 8, 330], colours.metal),
    ellipse([x, y, 46, 10], darker(colours.metal, 0.2)),
    shape(
      [
        [x - 46, y - 420],
        [x + 46, y - 420],
        [x + 70, y - 324],
        [x - 70, y - 324],
      ],
      canvas.linear([
        [0, '#f3dcb0'],
        [1, '#fff0c8'],
      ]),
    ),
  );
}

export function drawSofa({ canvas, colours }: Interior, x: number, y: number, width: number): void {
  const cloth = colours.accent;
  const left = x - width / 2;
  canvas.add(ellipse([x, y + 8, width * 0.56, 26], '#2a1c14', 'opacity="0.3"'));
  canvas.add(
    `<rect x="${left}" y="${y - 230}" width="${width}" height="190" rx="34" fill="${canvas.linear([
      [0, lighter(cloth, 0.18)],
      [1, darker(cloth, 0.1)],
    ])}"/>`,
  );
  for (const side of [0, 1])
    canvas.add(
      `<rect x="${left + 50 + side * (width / 2 - 50)}" y="${y - 122}" width="${width / 2 - 56}" height="66" rx="18" fill="${lighter(cloth, 0.16)}"/>`,
    );
  canvas.add(rect([left + 20, y - 64, width - 40, 54], darker(cloth, 0.18)));
  for (const side of [left - 22, left + width - 46])
    canvas.add(
      `<rect x="${side}" y="${y - 156}" width="68" height="146" rx="30" fill="${canvas.linear(
        [
          [0, lighter(cloth, 0.1)],
          [1, darker(cloth, 0.16)],
        ],
        'right',
      )}"/>`,
    );
  for (const [at, colour, turn] of [
    [0.2, mix(colours.metal, colours.linen, 0.35), -9],
    [0.34, colours.linen, 7],
    [0.72, mix(cloth, colours.linen, 0.55), 8],
  ] as const)
    canvas.add(
      `<rect x="${left + width * at}" y="${y - 208}" width="96" height="92" rx="16" fill="${colour}" transform="rotate(${turn} ${left + width * at + 48} ${y - 160})"/>`,
    );
  for (const leg of [left + 40, left + width - 56])
    canvas.add(rect([leg, y - 12, 16, 24], darker(colours.wood, 0.3)));
}
