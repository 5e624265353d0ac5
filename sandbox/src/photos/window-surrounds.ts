import { ellipse, rect, type Canvas } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Daylight } from './light';
import type { Box, WindowStyle } from './windows';

export function drawSurround(
  canvas: Canvas,
  light: Daylight,
  [x, y, width, height]: Box,
  style: WindowStyle,
): void {
  if (style.shutters !== undefined) {
    const leaf = light.tone(style.shutters);
    for (const left of [x - width * 0.5, x + width * 1.04]) {
      canvas.add(
        rect([left, y, width * 0.46, height], leaf),
        rect(
          [left + width * 0.06, y + height * 0.05, width * 0.34, height * 0.42],
          darker(leaf, 0.16),
        ),
        rect(
          [left + width * 0.06, y + height * 0.53, width * 0.34, height * 0.42],
          darker(leaf, 0.16),
        ),
      );
    }
  }
  if (style.sill !== false)
    canvas.add(
      rect(
        [x - width * 0.1, y + height, width * 1.2, Math.max(4, height * 0.045)],
        lighter(light.tone(style.frame), 0.15),
      ),
      rect(
        [x - width * 0.06, y + height * 1.045, width * 1.12, height * 0.03],
        light.shadow,
        'opacity="0.25"',
      ),
    );
  if (style.balcony !== undefined) balcony(canvas, light, [x, y, width, height], style.balcony);
  if (style.flowers !== undefined) flowerBox(canvas, light, [x, y, width, height], style.flowers);
}

function balcony(
  canvas: Canvas,
  light: Daylight,
  [x, y, width, height]: Box,
  kind: 'iron' | 'glass' | 'wood',
): void {
  const left = x - width * 0.24;
  const wide = width * 1.48;
  const top = y + height * 0.6;
  const high = height * 0.42;
  const slab = light.tone('#e8e0d4');
  canvas.add(
    rect([left - 4, y + height * 1.02, wide + 8, Math.max(6, height * 0.07)], slab),
    rect([left, y + height * 1.09, wide, height * 0.09], light.shadow, 'opacity="0.28"'),
  );
  if (kind === 'glass') {
    canvas.add(
      rect([left, top, wide, high], mix(light.sky[2], '#9fd0dc', 0.5), 'opacity="0.45"'),
      rect([left, top - 3, wide, 5], light.tone('#f2f2ee')),
    );
    return;
  }
  const colour = kind === 'iron' ? light.tone('#2c2f38') : light.tone('#8a5a36');
  const bar = kind === 'iron' ? 2.4 : width * 0.075;
  const step = kind === 'iron' ? width * 0.11 : width * 0.13;
  const bars: string[] = [];
  for (let at = left; at <= left + wide - bar; at += step)
    bars.push(rect([at, top, bar, high], colour));
  canvas.add(...bars, rect([left - 2, top - 2, wide + 4, kind === 'iron' ? 5 : 9], colour));
}

function flowerBox(
  canvas: Canvas,
  light: Daylight,
  [x, y, width, height]: Box,
  colour: string,
): void {
  const top = y + height * 0.97;
  canvas.add(rect([x - width * 0.05, top, width * 1.1, height * 0.1], light.tone('#6d4a35')));
  for (let at = 0; at < 9; at += 1) {
    const cx = x + (at / 8) * width;
    canvas.add(
      ellipse([cx, top - height * 0.015, width * 0.09, height * 0.05], light.tone('#4d7f45')),
      ellipse(
        [cx + canvas.random.next() * 5, top - height * 0.04, width * 0.05, width * 0.05],
        light.tone(colour),
      ),
    );
  }
}
