import { ellipse, HEIGHT, path, rect, shape, WIDTH } from '../canvas';
import { darker, lighter, mix } from '../colour';
import type { FacadeContext } from '../facade';
import { drawShrubs } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawDistantTown } from '../street';
import { drawHills, drawRange, drawWater } from '../terrain';

/** Out through the open doors: balcony, railing and what lies beyond. */
export function drawRoomView(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 640);
  if (number % 3 === 0) {
    drawRange(canvas, {
      base: 650,
      height: 150,
      colour: mix(light.tone('#5f7a72'), light.haze, 0.55),
      roughness: 0.5,
    });
    drawWater(canvas, light, 630, 900);
  } else if (number % 3 === 1) {
    drawDistantTown(context, 760, 320);
    canvas.add(rect([0, 755, WIDTH, 200], mix(light.tone('#6f8a62'), light.haze, 0.3)));
    for (let x = 220; x < 1400; x += random.int(80, 130))
      drawTree(canvas, light, { x, y: 830, height: random.int(120, 190) });
  } else {
    drawRange(canvas, {
      base: 640,
      height: 430,
      colour: mix(light.tone('#66788f'), light.haze, 0.5),
      roughness: 0.8,
    });
    drawHills(canvas, light, 700);
    canvas.add(rect([0, 745, WIDTH, 200], mix(light.tone('#6f9a58'), light.haze, 0.2)));
  }
  balconyAndRoom(context, random.pick(['#b9583c', '#6f8a6c', '#264569', '#c78f2a', '#2b7d78']));
  finish(canvas, light);
}

function balconyAndRoom(context: FacadeContext, accent: string): void {
  const { canvas, light } = context;
  const boards = light.tone('#b48a62');
  const iron = darker(light.tone('#30343c'), 0.1);
  canvas.add(
    shape(
      [
        [180, 860],
        [1420, 860],
        [1560, HEIGHT],
        [40, HEIGHT],
      ],
      canvas.linear([
        [0, darker(boards, 0.15)],
        [1, lighter(boards, 0.1)],
      ]),
    ),
  );
  const bars: string[] = [];
  for (let x = 200; x <= 1400; x += 30) bars.push(`M${x} 690V866`);
  canvas.add(
    path(bars.join(''), 'none', `stroke="${iron}" stroke-width="4"`),
    rect([176, 676, 1248, 14], lighter(light.tone('#7d5a3c'), 0.1)),
    rect([176, 858, 1248, 8], iron),
  );
  drawShrubs(canvas, light, { from: 240, to: 520, y: 700, size: 44 }, '#e0567f');
  canvas.add(
    ellipse([800, 986, 190, 26], light.shadow, 'opacity="0.3"'),
    rect([794, 850, 12, 130], iron),
    ellipse([800, 850, 130, 22], lighter(light.tone('#c9a57a'), 0.2)),
    rect([770, 806, 26, 36], lighter(light.tone('#e9e2d6'), 0.3)),
    ellipse([846, 842, 30, 8], light.tone('#f4efe6')),
  );
  for (const [x, flip] of [
    [560, 1],
    [1040, -1],
  ] as const)
    canvas.add(
      `<g transform="translate(${x} 990) scale(${flip} 1)">${path('M-90 -90 h120 l10 16 h-130 Z M-92 -90 q-14 -80 -34 -130 h18 q22 54 34 130 Z', light.tone('#c9a57a'))}${path('M-84 -76 V0 M24 -76 V0', 'none', `stroke="${iron}" stroke-width="7"`)}${rect([-80, -104, 104, 18], mix(light.tone(accent), '#ffffff', 0.25))}</g>`,
    );
  for (const side of [0, 1]) {
    const x = side === 0 ? 0 : WIDTH - 250;
    const cloth = mix(light.tone(accent), light.tone('#fbf5ea'), 0.5);
    canvas.add(
      rect([side === 0 ? 0 : WIDTH - 60, 0, 60, HEIGHT], darker(light.tone('#e9dccb'), 0.25)),
      rect([x, 40, 250, HEIGHT], cloth),
    );
    for (let fold = 0; fold < 6; fold += 1)
      canvas.add(
        rect(
          [x + fold * 42, 40, 42, HEIGHT],
          canvas.linear(
            [
              [0, darker(cloth, 0.26), 0.75],
              [0.5, lighter(cloth, 0.3), 0.75],
              [1, darker(cloth, 0.26), 0.75],
            ],
            'right',
          ),
        ),
      );
  }
  canvas.add(
    rect([0, 0, WIDTH, 46], darker(light.tone('#e9dccb'), 0.2)),
    rect([0, 46, WIDTH, 12], light.tone('#c2a062')),
  );
}
