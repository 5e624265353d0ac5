import type { Pen } from './pen';

type Top = 'step' | 'neck' | 'bell' | 'point' | 'cornice';

/** A narrow house of brick with a hoisting beam. */
function canalHouse(
  pen: Pen,
  {
    x,
    width,
    height,
    wall,
    top,
  }: { x: number; width: number; height: number; wall: string; top: Top },
): void {
  const half = width / 2;
  const trim = '#f4ecdc';
  pen.box(x, 0, width, height, wall);
  if (top === 'step')
    for (let step = 0; step < 4; step += 1)
      pen
        .box(x, height + step * 22, width * (0.86 - step * 0.22), 22, wall)
        .box(x, height + step * 22 + 20, width * (0.9 - step * 0.22), 4, trim);
  else if (top === 'neck')
    pen
      .path(
        `M${x - half} ${height}h${width} q-${half * 0.5} 6 -${half * 0.5} 70 h-${half} q0 -64 -${half * 0.5} -70Z`,
        wall,
      )
      .cone(x, height + 66, half * 1.3, 26, trim);
  else if (top === 'bell')
    pen
      .path(
        `M${x - half} ${height} h${width} c-6 44 -${half * 0.5} 30 -${half * 0.62} 78 q-${half * 0.38} 24 -${half * 0.76} 0 c-${half * 0.12} -48 -${half * 0.56} -34 -${half * 0.62} -78Z`,
        wall,
      )
      .box(x, height + 80, half * 0.9, 8, trim);
  else if (top === 'point') pen.cone(x, height, width + 4, 84, wall);
  else pen.box(x, height, width + 10, 14, trim).box(x, height + 14, width - 8, 22, '#5a5148');
  pen.windows([x, height * 0.24, width * 0.9, height * 0.74], 3, 4, {
    wide: 0.56,
    high: 0.74,
    colour: '#2f3a4d',
  });
  pen.line(
    [0.24, 0.43, 0.62, 0.8]
      .map((at) => `M${x - half * 0.8} ${height * at}H${x + half * 0.8}`)
      .join(''),
    trim,
    3,
    0.75,
  );
  pen.box(x - width * 0.24, 0, width * 0.24, height * 0.2, '#2f4a3d');
  pen.windows([x + width * 0.16, 8, width * 0.56, height * 0.17], 2, 1, { wide: 0.74, high: 0.86 });
  if (top !== 'cornice' && top !== 'step') {
    pen.windows([x, height + 6, half * 0.8, 46], 1, 1, { arch: true, wide: 0.7, high: 0.9 });
    pen.line(`M${x} ${height + 58}h0`, trim, 6);
  }
}

const CANAL = [
  [96, 300, '#8c4a3a', 'neck'],
  [84, 270, '#5e4038', 'step'],
  [108, 316, '#b06a4a', 'bell'],
  [80, 284, '#3f3d42', 'neck'],
  [100, 262, '#a3533f', 'point'],
  [92, 322, '#d8c7a6', 'cornice'],
  [86, 290, '#74433a', 'bell'],
  [104, 310, '#46362f', 'step'],
  [82, 276, '#9a5a44', 'neck'],
  [98, 300, '#6a4a3f', 'bell'],
  [90, 268, '#b9795a', 'point'],
  [96, 312, '#4c4240', 'neck'],
  [88, 288, '#93503e', 'step'],
  [100, 304, '#c9b48e', 'cornice'],
  [92, 280, '#7f4638', 'bell'],
  [96, 300, '#55403a', 'neck'],
  [90, 290, '#a6604a', 'step'],
] as const;

/** Houses of a quay from the left edge on. */
export function canalRow(
  pen: Pen,
  base: number,
  size: number,
  houses: readonly (readonly [width: number, height: number, wall: string, top: Top])[] = CANAL,
): void {
  let x = -20;
  for (const [width, height, wall, top] of houses) {
    canalHouse(pen.at(x + (width * size) / 2, base, size), { x: 0, width, height, wall, top });
    x += width * size + 1;
  }
}
