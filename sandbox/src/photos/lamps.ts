import { ellipse, rect, stroke, type Canvas } from './canvas';
import { darker } from './colour';
import type { Daylight } from './light';

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
