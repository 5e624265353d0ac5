import { ellipse, path, rect, shape } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { BACK, drawRoom } from '../room';
import { drawLampGlow, drawPottedPlant } from '../furnishings';
import { drawTallWindow } from '../room-windows';
import { mirrored, type Interior } from '../interior';

/** A warm pool between stone walls, candles and rolled towels. */
export function drawSpa(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    const { canvas, colours } = interior;
    drawRoom(
      { ...interior, colours: { ...colours, wall: mix(colours.wall, '#a98f78', 0.3) } },
      'stone',
    );
    drawTallWindow(interior, [470, 160, 660, 330]);
    for (let x = BACK.left; x < BACK.right; x += 96)
      canvas.add(
        rect([x, 540, 90, 150], mix('#9c8f83', colours.accent, canvas.random.next() * 0.3)),
      );
    const water = mix('#5fb8b8', colours.accent, 0.22);
    canvas.add(
      shape(
        [
          [330, 730],
          [1270, 730],
          [1440, 1000],
          [160, 1000],
        ],
        lighter(colours.floor, 0.3),
      ),
      shape(
        [
          [362, 746],
          [1238, 746],
          [1378, 976],
          [222, 976],
        ],
        canvas.linear([
          [0, lighter(water, 0.3)],
          [1, darker(water, 0.3)],
        ]),
      ),
    );
    for (let index = 0; index < 26; index += 1) {
      const depth = canvas.random.next();
      canvas.add(
        ellipse(
          [
            340 + depth * -80 + canvas.random.next() * (900 + depth * 160),
            760 + depth * 200,
            30 + depth * 60,
            3 + depth * 3,
          ],
          lighter(water, 0.6),
          'opacity="0.5"',
        ),
      );
    }
    for (const [x, y, size] of [
      [170, 900, 1.2],
      [250, 930, 0.9],
      [1330, 760, 0.7],
      [1400, 780, 1],
      [1470, 930, 1.3],
    ] as const)
      candle(interior, x, y, size);
    for (let index = 0; index < 3; index += 1)
      canvas.add(
        `<rect x="${1060 + (index === 2 ? 60 : index * 120)}" y="${index === 2 ? 958 : 1004}" width="112" height="50" rx="24" fill="${index === 2 ? mix(colours.accent, colours.linen, 0.4) : colours.linen}"/>`,
        ellipse(
          [1086 + (index === 2 ? 60 : index * 120), index === 2 ? 983 : 1029, 18, 20],
          darker(colours.linen, 0.12),
        ),
      );
    canvas.add(
      `<g ${canvas.blur(22)}>${[400, 640, 900, 1120].map((x) => ellipse([x, 690 + canvas.random.int(-40, 20), 130, 46], '#ffffff', 'opacity="0.2"')).join('')}</g>`,
    );
    drawPottedPlant(interior, 90, 1010, 400);
    drawPottedPlant(interior, 1310, 730, 220);
  });
}

function candle(interior: Interior, x: number, y: number, size: number): void {
  const { canvas, colours } = interior;
  drawLampGlow({ ...interior, glow: 1 }, x, y - 90 * size, 150 * size);
  canvas.add(
    ellipse([x, y, 34 * size, 8 * size], '#2a1c14', 'opacity="0.3"'),
    rect(
      [x - 26 * size, y - 72 * size, 52 * size, 72 * size],
      canvas.linear([
        [0, '#fff1cf'],
        [1, darker(colours.linen, 0.16)],
      ]),
    ),
    ellipse([x, y - 72 * size, 26 * size, 6 * size], '#ffe9b8'),
    path(
      `M${x} ${y - 116 * size} q${14 * size} ${24 * size} 0 ${38 * size} q${-14 * size} ${-14 * size} 0 ${-38 * size} Z`,
      '#ffb347',
    ),
  );
}
