import { WIDTH, ellipse, path, rect } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawPeaks } from '../scenes/mountain-hotels';
import { drawRange } from '../terrain';
import type { Pen } from './pen';

interface Quarter {
  base: number;
  height: number;
  walls: readonly string[];
  roofs: readonly string[];
  /** share of haze */
  far?: number;
  from?: number;
  to?: number;
}

/** Houses side by side with the colours of a place, the fabric of a town behind what it is known for. */
export function quarter(
  pen: Pen,
  { base, height, walls, roofs, far = 0.3, ...ends }: Quarter,
): void {
  const { random } = pen;
  const { from = -40, to = WIDTH + 40 } = ends;
  for (let x = from; x < to;) {
    const width = random.int(64, 124);
    const high = height * (0.55 + random.next() * 0.45);
    const wall = walls[random.int(0, walls.length - 1)] ?? '#d8cbb8';
    const roof = roofs[random.int(0, roofs.length - 1)] ?? '#8d5a45';
    pen.at(x + width / 2, base, 1, far);
    if (random.chance(0.3)) pen.cone(0, high - 2, width + 8, width * 0.46, roof);
    else pen.roof(0, high - 2, width + 8, random.int(22, 40), roof, 0.12);
    pen.box(0, 0, width, high, wall);
    pen.windows([0, 8, width * 0.86, high - 14], Math.round(width / 30), Math.round(high / 38));
    x += width + (random.chance(0.12) ? 14 : -2);
  }
}

/** Hills from edge to edge, the far ones first. */
export function hills(pen: Pen, base: number, height: number, colour: string, far = 0.45): void {
  drawRange(pen.context.canvas, {
    base,
    height,
    colour: mix(pen.light.tone(colour), pen.light.haze, far),
    roughness: 0.45,
  });
}

export function peaks(pen: Pen, base: number, snow = 0.7): void {
  drawPeaks(pen.context, base, snow);
}

/** A stone or iron bridge from edge to edge of `ends`: `arches` openings below a road. */
export function bridge(
  pen: Pen,
  ends: readonly [from: number, to: number],
  { road, water, arches, colour }: { road: number; water: number; arches: number; colour: string },
): void {
  const [from, to] = ends;
  const span = (to - from) / arches;
  const openings = Array.from({ length: arches }, (_, index) => {
    const left = from + span * index + span * 0.09;
    const wide = span * 0.82;
    const high = (water - road) * 0.78;
    return `M${left} ${water + 2} v${-high * 0.25} a${wide / 2} ${high * 0.75} 0 0 1 ${wide} 0 v${high * 0.25} Z`;
  });
  const tone = pen.light.tone(colour);
  pen.add(
    path(
      `M${from} ${road} H${to} V${water + 2} H${from} Z ${openings.join(' ')}`,
      pen.context.canvas.linear([
        [0, lighter(tone, 0.12)],
        [1, darker(tone, 0.28)],
      ]),
      'fill-rule="evenodd"',
    ),
    rect([from, road - 12, to - from, 16], lighter(tone, 0.22)),
    rect([from, road + 4, to - from, 5], pen.light.shadow, 'opacity="0.3"'),
  );
}

/** Street lamps, alight after dark. */
export function lamps(pen: Pen, places: readonly number[], y: number, height = 90): void {
  const { canvas, light } = pen.context;
  for (const x of places) {
    pen.add(rect([x - 2.5, y - height, 5, height], light.tone('#2d3140')));
    if (light.lampsOn)
      pen.add(
        ellipse(
          [x, y - height, 46, 46],
          canvas.radial([
            [0, '#ffdf9a', 0.75],
            [1, '#ffdf9a', 0],
          ]),
        ),
      );
    pen.add(ellipse([x, y - height - 4, 8, 9], light.lampsOn ? '#fff4cf' : light.tone('#f3ead2')));
  }
}

/** Paving of a square: lines that run to the horizon. */
export function paving(pen: Pen, y: number, colour: string): void {
  pen.ground(y, colour);
  const joint = darker(pen.light.tone(colour), 0.3);
  const lines = Array.from({ length: 23 }, (_, index) => {
    const at = (index - 11) * 90;
    return `M${WIDTH / 2 + at} ${y} L${WIDTH / 2 + at * 3.2} 1067`;
  });
  for (let row = 1; row < 8; row += 1) lines.push(`M0 ${y + row * row * 5.4} H${WIDTH}`);
  pen.add(path(lines.join(''), 'none', `stroke="${joint}" stroke-width="2" opacity="0.28"`));
}
