import { ellipse, path, rect, shape } from '../canvas';
import { darker, lighter, mix } from '../colour';
import {
  drawArmchair,
  drawArt,
  drawLampGlow,
  drawPendant,
  drawPottedPlant,
  drawRug,
} from '../furnishings';
import { drawRoom } from '../room';
import { drawTallWindow } from '../room-windows';
import { mirrored, type Interior } from '../interior';
import { drawNightstand, drawBed } from './beds';

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
