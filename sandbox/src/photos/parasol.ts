import { ellipse, path, rect } from './canvas';
import { lighter, mix } from './colour';
import type { FacadeContext } from './facade';

/** A parasol with its shadow and two loungers. */
export function drawParasol(
  { canvas, light }: FacadeContext,
  at: { x: number; y: number; size: number },
  colour: string,
): void {
  const { x, y, size } = at;
  const cloth = light.tone(colour);
  const second = light.tone('#f7efe0');
  const away = light.sun.x > x ? -1 : 1;
  canvas.add(
    ellipse(
      [x + away * size * 0.35, y + size * 0.03, size * 0.62, size * 0.1],
      light.shadow,
      'opacity="0.3"',
    ),
  );
  for (const side of [-1, 1]) {
    const left = x + side * size * 0.42 - size * 0.22;
    canvas.add(
      path(
        `M${left} ${y - size * 0.08} h${size * 0.4} l${size * 0.12} ${-size * 0.18} l${size * 0.05} ${size * 0.03} l${-size * 0.12} ${size * 0.24} h${-size * 0.45} Z`,
        lighter(cloth, 0.5),
      ),
      rect([left + size * 0.02, y - size * 0.03, size * 0.03, size * 0.08], light.tone('#8a6a4a')),
      rect([left + size * 0.36, y - size * 0.03, size * 0.03, size * 0.08], light.tone('#8a6a4a')),
    );
  }
  canvas.add(rect([x - size * 0.014, y - size, size * 0.028, size], light.tone('#9c7a55')));
  const top = y - size * 1.04;
  for (let gore = 0; gore < 6; gore += 1) {
    const from = x - size * 0.62 + (gore / 6) * size * 1.24;
    const to = from + (size * 1.24) / 6;
    const low = y - size * 0.66;
    canvas.add(
      path(
        `M${x} ${top} Q${from + (x - from) * 0.2} ${top + size * 0.08} ${from} ${low} Q${(from + to) / 2} ${low + size * 0.07} ${to} ${low} Q${to + (x - to) * 0.2} ${top + size * 0.08} ${x} ${top} Z`,
        gore % 2 === 0 ? cloth : mix(second, cloth, gore > 3 ? 0.1 : 0),
      ),
    );
  }
}
