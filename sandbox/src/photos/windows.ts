import { ellipse, path, rect, shape, stroke, type Canvas } from './canvas';
import { darker, lighter, mix } from './colour';
import type { Daylight } from './light';

export interface WindowStyle {
  frame: string;
  /** colour of shutters, if there are any */
  shutters?: string | undefined;
  balcony?: 'iron' | 'glass' | 'wood' | undefined;
  arch?: boolean | undefined;
  flowers?: string | undefined;
  sill?: boolean | undefined;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** Paints that every window of a picture shares. */
export interface Glass {
  dark: string;
  warm: string;
  dim: string;
}

export function makeGlass(canvas: Canvas, light: Daylight): Glass {
  const deep = mix(light.tone('#33506b'), light.sky[0], 0.3);
  return {
    dark: canvas.linear([
      [0, mix(light.sky[2], deep, 0.35)],
      [0.45, deep],
      [1, darker(deep, 0.35)],
    ]),
    warm: canvas.linear([
      [0, '#fff1c4'],
      [0.6, '#ffcf7d'],
      [1, '#e99a4b'],
    ]),
    dim: canvas.linear([
      [0, '#d9b98a'],
      [1, '#a8763f'],
    ]),
  };
}

function pane([x, y, width, height]: Box, fill: string, arch: boolean): string {
  return arch
    ? path(
        `M${x} ${y + height} V${y + width / 2} A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2} V${y + height} Z`,
        fill,
      )
    : rect([x, y, width, height], fill);
}

/** A window that is set into the wall: recess, frame, glass with sky or lamp light, and what hangs around it. */
export function drawWindow(
  canvas: Canvas,
  context: { light: Daylight; glass: Glass },
  box: Box,
  style: WindowStyle,
): void {
  const { light, glass } = context;
  const [x, y, width, height] = box;
  const { random } = canvas;
  const isLit = random.chance(light.lit);
  const edge = Math.max(2, width * 0.07);
  const arch = style.arch === true;
  const frame = light.tone(style.frame);
  if (isLit)
    canvas.add(
      ellipse(
        [x + width / 2, y + height / 2, width * 1.1, height * 0.85],
        canvas.radial([
          [0, '#ffd890', 0.34],
          [1, '#ffd890', 0],
        ]),
      ),
    );
  canvas.add(
    pane([x - edge * 0.6, y - edge, width + edge * 1.2, height + edge], darker(frame, 0.35), arch),
    pane(box, frame, arch),
  );
  const inner: Box = [x + edge, y + edge, width - 2 * edge, height - 2 * edge];
  canvas.add(
    pane(inner, isLit ? (random.chance(0.75) ? glass.warm : glass.dim) : glass.dark, arch),
  );
  const [ix, iy, iw, ih] = inner;
  if (isLit) {
    canvas.add(
      shape(
        [
          [ix, iy + (arch ? iw / 2 : 0)],
          [ix + iw * 0.24, iy],
          [ix + iw * 0.14, iy + ih],
          [ix, iy + ih],
        ],
        '#8d5a34',
        'opacity="0.42"',
      ),
    );
    canvas.add(
      shape(
        [
          [ix + iw, iy + (arch ? iw / 2 : 0)],
          [ix + iw * 0.76, iy],
          [ix + iw * 0.86, iy + ih],
          [ix + iw, iy + ih],
        ],
        '#8d5a34',
        'opacity="0.42"',
      ),
    );
  } else if (!arch) {
    canvas.add(
      shape(
        [
          [ix + iw * 0.12, iy + ih],
          [ix + iw * 0.62, iy],
          [ix + iw * 0.86, iy],
          [ix + iw * 0.36, iy + ih],
        ],
        '#ffffff',
        `opacity="${light.lampsOn ? 0.06 : 0.18}"`,
      ),
    );
  }
  canvas.add(
    rect([x + width / 2 - edge * 0.3, y + edge, edge * 0.6, height - 2 * edge], frame),
    rect([x + edge, y + height * 0.38, width - 2 * edge, edge * 0.55], frame),
  );
  surround(canvas, light, box, style);
}

function surround(
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

/** A wall lamp or a street lamp with its light around it. */
export function drawGlow(
  canvas: Canvas,
  light: Daylight,
  [x, y, size]: readonly [x: number, y: number, size: number],
): void {
  if (light.lampsOn)
    canvas.add(
      ellipse(
        [x, y, size * 7, size * 7],
        canvas.radial([
          [0, '#ffdf9e', 0.65],
          [0.3, '#ffcf80', 0.25],
          [1, '#ffcf80', 0],
        ]),
      ),
    );
  canvas.add(ellipse([x, y, size, size], light.lampsOn ? '#fff3cf' : light.tone('#e9e6dc')));
}

export function drawStreetLamp(
  canvas: Canvas,
  light: Daylight,
  [x, y, height]: readonly [x: number, y: number, height: number],
): void {
  const iron = darker(light.tone('#3a3f4a'), 0.1);
  canvas.add(
    stroke(`M${x} ${y} V${y - height}`, iron, 6),
    rect([x - 9, y - 26, 18, 26], iron),
    stroke(`M${x - 20} ${y - height} H${x + 20}`, iron, 5),
  );
  for (const side of [-1, 1]) drawGlow(canvas, light, [x + side * 20, y - height + 14, 9]);
}
