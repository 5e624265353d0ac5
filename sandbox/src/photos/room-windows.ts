import { ellipse, HEIGHT, path, rect, shape } from './canvas';
import { darker, lighter, mix } from './colour';
import { DAYLIGHT } from './light';
import type { Interior } from './interior';
import { BACK } from './room';

/** What is seen through a window: sky, sun and hills, sea or roofs. */
function drawView(
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
