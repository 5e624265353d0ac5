import { ellipse, path, rect, shape, type Canvas } from './canvas';
import { darker, mix } from './colour';
import type { Daylight } from './light';
import { drawSurround } from './window-surrounds';

export interface WindowStyle {
  frame: string;
  /** colour of shutters, if there are any */
  shutters?: string | undefined;
  balcony?: 'iron' | 'glass' | 'wood' | undefined;
  arch?: boolean | undefined;
  flowers?: string | undefined;
  sill?: boolean | undefined;
}

export type Box = readonly [x: number, y: number, width: number, height: number];

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
  drawSurround(canvas, light, box, style);
}
