import { ellipse, path, rect, shape } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { BACK, drawRoom } from '../room';
import { drawLampGlow, drawPottedPlant } from '../furnishings';
import { drawTallWindow } from '../room-windows';
import { mirrored, type Interior } from '../interior';

/** Bath under the window, washbasin with a round mirror. */
export function drawBathroom(interior: Interior, number: number): void {
  mirrored(interior, number, () => {
    const { canvas, colours } = interior;
    drawRoom(interior, 'stone');
    tiles(interior);
    drawTallWindow(
      { ...interior, colours: { ...colours, accent: mix(colours.accent, colours.linen, 0.6) } },
      [360, 170, 280, 300],
    );
    canvas.add(
      ellipse([500, 912, 370, 40], '#2a1c14', 'opacity="0.3"'),
      path(
        'M180 640 Q190 900 330 906 H680 Q820 900 830 640 Z',
        canvas.linear([
          [0, '#ffffff'],
          [1, darker(colours.linen, 0.2)],
        ]),
      ),
      ellipse([505, 640, 328, 46], '#ffffff'),
      ellipse([505, 644, 296, 34], mix('#bfe0e4', colours.accent, 0.1)),
    );
    for (let index = 0; index < 26; index += 1)
      canvas.add(
        ellipse(
          [
            250 + canvas.random.next() * 330,
            632 + canvas.random.next() * 20,
            14 + canvas.random.next() * 22,
            10 + canvas.random.next() * 10,
          ],
          '#ffffff',
          'opacity="0.85"',
        ),
      );
    canvas.add(
      path(
        'M846 700 V470 q0 -42 -44 -42 q-36 0 -36 36 v18',
        'none',
        `stroke="${colours.metal}" stroke-width="13" stroke-linecap="round"`,
      ),
    );
    washbasin(interior, 1130);
    towels(interior, 930);
    drawPottedPlant(interior, 110, 960, 300);
  });
}

function tiles({ canvas, colours }: Interior): void {
  const { left, right, bottom } = BACK;
  const tone = mix(colours.wall, colours.accent, 0.4);
  canvas.add(rect([left, 390, right - left, bottom - 390], tone));
  for (let row = 0; row < 8; row += 1) {
    for (let x = left - (row % 2) * 38; x < right; x += 76) {
      const from = Math.max(x, left);
      const wide = Math.min(x + 72, right) - from;
      if (wide > 0)
        canvas.add(
          rect(
            [from, 394 + row * 38, wide, 34],
            mix(
              tone,
              canvas.random.chance(0.5) ? '#ffffff' : colours.accent,
              canvas.random.next() * 0.24,
            ),
          ),
        );
    }
  }
  canvas.add(rect([left, 382, right - left, 10], lighter(colours.wall, 0.6)));
}

function washbasin(interior: Interior, x: number): void {
  const { canvas, colours } = interior;
  drawLampGlow(interior, x, 330, 330);
  canvas.add(
    ellipse([x, 330, 138, 138], colours.metal),
    ellipse(
      [x, 330, 126, 126],
      canvas.linear(
        [
          [0, '#dfeaf0'],
          [1, mix('#a9bcc6', colours.wall, 0.4)],
        ],
        'diagonal',
      ),
    ),
    shape(
      [
        [x - 60, 424],
        [x + 30, 212],
        [x + 62, 222],
        [x - 26, 440],
      ],
      '#ffffff',
      'opacity="0.35"',
    ),
  );
  for (const side of [-1, 1])
    canvas.add(
      ellipse([x + side * 190, 320, 22, 34], '#fff3cf'),
      rect([x + side * 190 - 5, 350, 10, 26], colours.metal),
    );
  canvas.add(
    ellipse([x, 906, 250, 26], '#2a1c14', 'opacity="0.3"'),
    rect(
      [x - 220, 612, 440, 286],
      canvas.linear([
        [0, lighter(colours.wood, 0.12)],
        [1, darker(colours.wood, 0.22)],
      ]),
    ),
    rect([x - 204, 634, 200, 246], darker(colours.wood, 0.1)),
    rect([x + 4, 634, 200, 246], darker(colours.wood, 0.1)),
    rect([x - 236, 592, 472, 24], '#fbf9f4'),
  );
  canvas.add(
    path(
      `M${x - 120} 560 Q${x - 104} 600 ${x} 602 Q${x + 104} 600 ${x + 120} 560 Z`,
      canvas.linear([
        [0, '#ffffff'],
        [1, darker(colours.linen, 0.16)],
      ]),
    ),
    ellipse([x, 560, 120, 14], '#eef1f0'),
    path(
      `M${x} 552 v-66 q0 -22 26 -22 q22 0 22 22`,
      'none',
      `stroke="${colours.metal}" stroke-width="11" stroke-linecap="round"`,
    ),
  );
  canvas.add(
    rect([x + 150, 530, 34, 62], mix(colours.accent, colours.linen, 0.2)),
    rect([x + 160, 512, 14, 20], colours.metal),
    rect([x - 196, 560, 60, 32], colours.linen),
  );
}

function towels({ canvas, colours }: Interior, x: number): void {
  canvas.add(
    rect([x - 60, 470, 120, 9], colours.metal),
    rect(
      [x - 46, 474, 44, 190],
      canvas.linear([
        [0, lighter(colours.accent, 0.2)],
        [1, colours.accent],
      ]),
    ),
    rect(
      [x + 4, 474, 44, 150],
      canvas.linear([
        [0, '#ffffff'],
        [1, darker(colours.linen, 0.1)],
      ]),
    ),
  );
}
