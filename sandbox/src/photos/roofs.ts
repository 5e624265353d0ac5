import { path, rect, shape } from './canvas';
import { darker, lighter, mix } from './colour';
import type { FacadeContext } from './facade';
import { drawWindow } from './windows';

export type RoofKind = 'mansard' | 'flat' | 'gable' | 'stepped' | 'hip' | 'tiles';

interface Roof {
  x: number;
  y: number;
  width: number;
  kind: RoofKind;
  colour: string;
  trim: string;
  wall: string;
}

const DRAW: Record<RoofKind, (context: FacadeContext, roof: Roof) => void> = {
  mansard,
  flat,
  gable,
  stepped,
  hip,
  tiles,
};

export function drawRoof(context: FacadeContext, roof: Roof): void {
  DRAW[roof.kind](context, roof);
}

function cornice({ canvas, light }: FacadeContext, { x, y, width, trim }: Roof): void {
  const colour = light.tone(trim);
  canvas.add(
    rect([x - 14, y - 16, width + 28, 18], lighter(colour, 0.15)),
    rect([x - 8, y + 2, width + 16, 8], darker(colour, 0.2)),
    rect([x, y + 10, width, 14], light.shadow, 'opacity="0.25"'),
  );
}

function mansard(context: FacadeContext, roof: Roof): void {
  const { canvas, light, glass } = context;
  const { x, y, width } = roof;
  const slate = light.tone(roof.colour);
  const high = 128;
  canvas.add(
    path(
      `M${x - 4} ${y - 14} Q${x + 12} ${y - high * 0.7} ${x + 34} ${y - high} H${x + width - 34} Q${x + width - 12} ${y - high * 0.7} ${x + width + 4} ${y - 14} Z`,
      canvas.linear([
        [0, lighter(slate, 0.14)],
        [1, darker(slate, 0.18)],
      ]),
    ),
  );
  canvas.add(rect([x + 26, y - high - 9, width - 52, 12], darker(slate, 0.25)));
  const dormers = Math.max(3, Math.round(width / 150));
  for (let index = 0; index < dormers; index += 1) {
    const cx = x + ((index + 0.5) / dormers) * (width - 60) + 30;
    canvas.add(
      rect([cx - 33, y - 98, 66, 86], lighter(light.tone(roof.trim), 0.1)),
      path(`M${cx - 42} ${y - 96} Q${cx} ${y - 138} ${cx + 42} ${y - 96} Z`, darker(slate, 0.3)),
    );
    drawWindow(canvas, { light, glass }, [cx - 22, y - 88, 44, 72], {
      frame: '#f4efe6',
      sill: false,
    });
  }
  chimneys(context, x, y - high, width);
  cornice(context, roof);
}

function chimneys({ canvas, light }: FacadeContext, x: number, y: number, width: number): void {
  for (const share of [0.16, 0.8]) {
    const left = x + width * share;
    canvas.add(
      rect([left, y - 52, 58, 50], light.tone('#9b6a55')),
      rect([left - 5, y - 58, 68, 9], light.tone('#7d5342')),
    );
    for (const pot of [8, 26, 44])
      canvas.add(rect([left + pot, y - 74, 9, 17], light.tone('#b5785a')));
  }
}

function flat(context: FacadeContext, roof: Roof): void {
  const { canvas, light } = context;
  const { x, y, width } = roof;
  canvas.add(rect([x, y - 46, width, 34], darker(light.tone(roof.colour), 0.05)));
  for (let at = x + 12; at < x + width - 20; at += 34)
    canvas.add(rect([at, y - 42, 16, 26], darker(light.tone(roof.colour), 0.24)));
  canvas.add(rect([x - 8, y - 56, width + 16, 12], lighter(light.tone(roof.trim), 0.18)));
  cornice(context, roof);
}

function gable(context: FacadeContext, roof: Roof): void {
  const { canvas, light, glass } = context;
  const { x, y, width } = roof;
  const high = width * 0.3;
  const centre = x + width / 2;
  const colour = light.tone(roof.colour);
  canvas.add(
    shape(
      [
        [x, y + 2],
        [centre, y - high],
        [x + width, y + 2],
      ],
      lighter(light.tone(roof.wall), 0.08),
    ),
  );
  canvas.add(
    shape(
      [
        [x - 62, y + 30],
        [centre, y - high - 26],
        [centre, y - high + 16],
        [x - 40, y + 52],
      ],
      darker(colour, 0.1),
    ),
    shape(
      [
        [x + width + 62, y + 30],
        [centre, y - high - 26],
        [centre, y - high + 16],
        [x + width + 40, y + 52],
      ],
      lighter(colour, 0.08),
    ),
  );
  drawWindow(canvas, { light, glass }, [centre - 30, y - high * 0.5, 60, 74], { frame: '#f4efe6' });
}

function stepped(context: FacadeContext, roof: Roof): void {
  const { canvas, light, glass } = context;
  const { x, y, width, trim } = roof;
  const wall = light.tone(roof.colour);
  const cap = lighter(light.tone(trim), 0.2);
  flat(context, { ...roof, colour: mix(roof.colour, '#3d2a2a', 0.2) });
  const wide = width * 0.5;
  const left = x + (width - wide) / 2;
  for (let step = 0; step < 5; step += 1) {
    const inset = (wide / 2 / 5) * step;
    const top = y - 14 - (step + 1) * 38;
    const tread = wide / 2 / 5 + 6;
    canvas.add(
      rect([left + inset, top, wide - 2 * inset, 42], mix(wall, darker(wall, 0.2), step / 10)),
      rect([left + inset - 4, top - 7, tread, 9], cap),
      rect([left + wide - inset - tread + 4, top - 7, tread, 9], cap),
    );
  }
  canvas.add(
    rect([x + width / 2 - 24, y - 230, 48, 28], wall),
    rect([x + width / 2 - 30, y - 238, 60, 9], cap),
  );
  for (const cx of [-0.11, 0.11])
    drawWindow(canvas, { light, glass }, [x + width / 2 + cx * width - 22, y - 96, 44, 70], {
      frame: '#f4efe6',
      arch: true,
    });
}

function hip(context: FacadeContext, roof: Roof): void {
  const { canvas, light } = context;
  const { x, y, width } = roof;
  const colour = light.tone(roof.colour);
  canvas.add(
    shape(
      [
        [x - 44, y],
        [x + width * 0.16, y - 132],
        [x + width * 0.84, y - 132],
        [x + width + 44, y],
      ],
      canvas.linear([
        [0, lighter(colour, 0.12)],
        [1, darker(colour, 0.18)],
      ]),
    ),
  );
  const rows: string[] = [];
  for (let row = 1; row < 9; row += 1)
    rows.push(`M${x - 44 + row * 5} ${y - row * 15}H${x + width + 44 - row * 5}`);
  canvas.add(
    path(rows.join(''), 'none', `stroke="${darker(colour, 0.35)}" stroke-width="2" opacity="0.3"`),
  );
  chimneys(context, x, y - 118, width);
  canvas.add(
    rect([x - 44, y - 4, width + 88, 9], lighter(light.tone(roof.trim), 0.15)),
    rect([x, y + 5, width, 16], light.shadow, 'opacity="0.28"'),
  );
}

function tiles(context: FacadeContext, roof: Roof): void {
  const { canvas, light } = context;
  const { x, y, width } = roof;
  const colour = light.tone(roof.colour);
  canvas.add(
    shape(
      [
        [x - 30, y],
        [x + 22, y - 58],
        [x + width - 22, y - 58],
        [x + width + 30, y],
      ],
      canvas.linear([
        [0, lighter(colour, 0.15)],
        [1, darker(colour, 0.14)],
      ]),
    ),
  );
  const waves: string[] = [];
  for (let at = x - 26; at < x + width + 22; at += 18) waves.push(`M${at} ${y} q9 10 18 0`);
  canvas.add(
    path(waves.join(''), darker(colour, 0.1)),
    rect([x, y + 4, width, 14], light.shadow, 'opacity="0.28"'),
  );
}
