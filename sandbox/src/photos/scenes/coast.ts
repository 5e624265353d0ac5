import { ellipse, HEIGHT, path, rect, shape, WIDTH } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawFacade, type FacadeContext } from '../facade';
import { drawParasol } from '../parasol';
import { drawShrubs } from '../plants';
import { drawPalm } from '../trees';
import { drawSky, finish } from '../sky';
import { drawRange, drawWater } from '../terrain';

const PARASOLS = ['#d9563f', '#e9b44c', '#2f7f8f', '#f2ece0', '#b0566f'] as const;

/** Sand with the curve of the waterline, wet near the sea. */
function drawSand({ canvas, light }: FacadeContext, top: number): void {
  const sand = light.tone('#ecd3a1');
  const foam = light.tone('#ffffff');
  const edge = `M0 ${top + 54} C300 ${top - 24} 520 ${top + 70} 860 ${top + 22} S1340 ${top - 44} ${WIDTH} ${top + 18}`;
  canvas.add(
    path(`${edge} V${HEIGHT} H0 Z`, darker(sand, 0.22)),
    path(edge, 'none', `stroke="${foam}" stroke-width="9" opacity="0.85"`),
  );
  canvas.add(
    path(
      edge,
      'none',
      `stroke="${foam}" stroke-width="4" opacity="0.45" transform="translate(0 -26)"`,
    ),
  );
  canvas.add(
    `<g transform="translate(0 34)">${path(
      `${edge} V${HEIGHT} H0 Z`,
      canvas.linear([
        [0, mix(sand, light.haze, 0.2)],
        [1, darker(sand, 0.1)],
      ]),
    )}</g>`,
  );
  for (let index = 0; index < 50; index += 1)
    canvas.add(
      ellipse(
        [
          canvas.random.int(0, WIDTH),
          top + 130 + canvas.random.next() * (HEIGHT - top),
          10 + canvas.random.next() * 34,
          2.4,
        ],
        darker(sand, 0.14),
        'opacity="0.35"',
      ),
    );
}

function drawSails({ canvas, light }: FacadeContext, horizon: number): void {
  const { random } = canvas;
  for (let index = random.int(1, 3); index > 0; index -= 1) {
    const x = random.int(200, 1400);
    const size = random.int(34, 70);
    canvas.add(
      path(
        `M${x} ${horizon + size * 0.2} L${x} ${horizon - size} Q${x + size * 0.5} ${horizon - size * 0.3} ${x + size * 0.6} ${horizon + size * 0.12} Z`,
        lighter(light.tone('#f4efe6'), 0.2),
      ),
      path(
        `M${x - size * 0.3} ${horizon + size * 0.22} h${size} l${-size * 0.2} ${size * 0.2} h${-size * 0.62} Z`,
        light.tone('#4a3f44'),
      ),
    );
  }
}

function drawHeadland(context: FacadeContext, horizon: number): void {
  const { canvas, light } = context;
  if (canvas.random.chance(0.75))
    drawRange(canvas, {
      base: horizon + 6,
      height: 130,
      colour: mix(light.tone('#5f7a72'), light.haze, 0.6),
      roughness: 0.5,
    });
}

export function drawBeach(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  const horizon = random.int(470, 540);
  drawSky(canvas, light, horizon);
  drawHeadland(context, horizon);
  drawWater(canvas, light, horizon, 860);
  drawSails(context, horizon + 16);
  drawSand(context, 745);
  const colour = random.pick(PARASOLS);
  const start = random.int(120, 260);
  for (let index = 0; index < 6; index += 1)
    drawParasol(
      context,
      { x: start + index * 240 + random.int(-16, 16), y: 868 + (index % 2) * 12, size: 128 },
      index % 2 === 0 ? colour : random.pick(PARASOLS),
    );
  drawParasol(context, { x: random.int(260, 420), y: 1010, size: 250 }, random.pick(PARASOLS));
  drawPalm(canvas, light, { x: random.int(1330, 1470), y: HEIGHT + 30, height: 640 });
  if (random.chance(0.6))
    drawPalm(canvas, light, { x: random.int(1500, 1580), y: HEIGHT + 60, height: 520 });
  finish(canvas, light);
}

/** A white house with balconies above its own beach. */
export function drawBeachHotel(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  const horizon = 560;
  drawSky(canvas, light, horizon);
  drawHeadland(context, horizon);
  drawWater(canvas, light, horizon, 960);
  drawSails(context, horizon + 14);
  const onLeft = number % 2 === 0;
  const width = random.int(720, 820);
  const x = onLeft ? -40 : WIDTH - width + 40;
  const accent = random.pick(['#2f7f8f', '#d9704f', '#3f6fa0', '#e0a94a', '#4d8f7a']);
  const terrace = light.tone('#d8c9ae');
  drawFacade(context, {
    x: onLeft ? x : x + width * 0.34,
    base: 560,
    width: width * 0.66,
    floors: 2,
    floorHeight: 112,
    columns: 4,
    wall: '#f3eee4',
    trim: '#ffffff',
    window: { frame: '#5a7f8f', balcony: 'glass' },
    roof: {
      kind: number % 3 === 0 ? 'tiles' : 'flat',
      colour: number % 3 === 0 ? '#c4734f' : '#e6ddcd',
    },
    ground: 'none',
  });
  drawFacade(context, {
    x,
    base: 838,
    width,
    floors: 1,
    floorHeight: 122,
    columns: 6,
    wall: '#faf6ee',
    trim: '#ffffff',
    window: { frame: '#5a7f8f', balcony: number % 4 === 1 ? 'wood' : 'glass', flowers: '#d84f7f' },
    roof: { kind: 'flat', colour: '#efe7d9' },
    ground: 'arches',
    awning: accent,
  });
  const from = onLeft ? 0 : x - 90;
  canvas.add(
    shape(
      [
        [from, 836],
        [from + width + 60, 836],
        [from + width + (onLeft ? 130 : 60), 880],
        [from - (onLeft ? 0 : 70), 880],
      ],
      lighter(terrace, 0.15),
    ),
    rect([from - (onLeft ? 0 : 70), 880, width + 140, 40], darker(terrace, 0.18)),
  );
  drawShrubs(
    canvas,
    light,
    { from: from + (onLeft ? 0 : 20), to: from + width + 30, y: 884, size: 44 },
    '#e0567f',
  );
  drawSand(context, 880);
  drawPalm(canvas, light, { x: onLeft ? x + width + 60 : x - 40, y: 920, height: 470 });
  drawPalm(canvas, light, { x: onLeft ? x + width + 170 : x - 150, y: 960, height: 380 });
  for (let index = 0; index < 3; index += 1)
    drawParasol(
      context,
      { x: (onLeft ? 980 : 130) + index * 210, y: 985 + (index % 2) * 22, size: 170 },
      index === 1 ? '#f2ece0' : accent,
    );
  finish(canvas, light);
}
