import { ellipse, HEIGHT, path, shape, WIDTH } from '../canvas';
import { darker, mix } from '../colour';
import { drawFacade, type FacadeContext } from '../facade';
import { drawFir } from '../trees';
import { drawSky, finish } from '../sky';
import { drawGround, drawRange } from '../terrain';
import { drawMeadow } from '../meadow';

/** Mountains behind, a broad timber house with balconies in front; deep snow when it is a ski hotel. */
function drawChaletScene(context: FacadeContext, number: number, snow: boolean): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 720);
  drawPeaks(context, 640, snow ? 1 : 0.45);
  drawRange(canvas, {
    base: 760,
    height: 170,
    colour: mix(light.tone(snow ? '#c3d3e4' : '#4f7a52'), light.haze, 0.3),
    roughness: 0.5,
  });
  for (let at = 20; at < WIDTH; at += random.int(46, 84))
    drawFir(
      canvas,
      light,
      { x: at, y: 770 + random.int(-14, 22), height: random.int(110, 200) },
      snow,
    );
  drawGround(canvas, 770, light.tone(snow ? '#edf3fa' : '#78a355'), light.haze);
  const x = random.int(430, 540);
  const wood = random.pick(['#a9713f', '#8a5a36', '#b98552']);
  drawFacade(context, {
    x,
    base: 875,
    width: 660,
    floors: 2,
    floorHeight: 128,
    columns: 5,
    wall: wood,
    trim: '#efe2cb',
    texture: 'boards',
    window: {
      frame: '#f6ecd9',
      balcony: 'wood',
      flowers: snow ? undefined : '#d9485a',
      shutters: number % 2 === 0 ? '#3f6b4c' : undefined,
    },
    roof: { kind: 'gable', colour: snow ? '#f4f8fd' : '#6a4a3c' },
    ground: number % 3 === 0 ? 'arches' : 'plain',
  });
  if (snow) snowdrifts(context, x);
  else drawMeadow(context, 905, ['#f7f3e2', '#e8c552', '#8f7fd0']);
  drawFir(canvas, light, { x: random.int(90, 190), y: 930, height: 470 }, snow);
  drawFir(canvas, light, { x: random.int(250, 330), y: 900, height: 330 }, snow);
  drawFir(canvas, light, { x: random.int(1380, 1500), y: 940, height: 520 }, snow);
  finish(canvas, light);
}

function snowdrifts({ canvas, light }: FacadeContext, x: number): void {
  const { random } = canvas;
  const white = light.tone('#f6faff');
  canvas.add(
    path(
      `M0 900 Q200 862 ${x} 884 Q${x + 330} 912 ${x + 700} 884 Q1400 856 ${WIDTH} 902 V${HEIGHT} H0 Z`,
      canvas.linear([
        [0, white],
        [1, darker(light.tone('#c9d8ea'), 0.12)],
      ]),
    ),
  );
  for (const from of [180, 900])
    canvas.add(
      path(
        `M${from} ${HEIGHT} Q${from + 120} 980 ${from + 330} 900`,
        'none',
        `stroke="${darker(white, 0.16)}" stroke-width="9" opacity="0.7"`,
      ),
      path(
        `M${from + 34} ${HEIGHT} Q${from + 150} 984 ${from + 350} 902`,
        'none',
        `stroke="${darker(white, 0.16)}" stroke-width="9" opacity="0.7"`,
      ),
    );
  for (const at of [x + 560, x + 590])
    canvas.add(
      `<path d="M${at} 890 L${at + 14} 730 q4 -18 14 -20" fill="none" stroke="${light.tone(at % 2 === 0 ? '#c0392f' : '#2f6f9f')}" stroke-width="9" stroke-linecap="round"/>`,
    );
  for (let index = 0; index < 60; index += 1)
    canvas.add(
      ellipse(
        [random.int(0, WIDTH), random.int(0, HEIGHT), 2 + random.next() * 3, 2 + random.next() * 3],
        '#ffffff',
        'opacity="0.6"',
      ),
    );
}

export function drawMountainHotel(context: FacadeContext, number: number): void {
  drawChaletScene(context, number, false);
}

export function drawSkiHotel(context: FacadeContext, number: number): void {
  drawChaletScene(context, number, true);
}

/** Three ranges of rock; the nearest carries snow down to a share of its height. */
export function drawPeaks({ canvas, light }: FacadeContext, base: number, snow: number): void {
  const ranges = [
    [0.66, 560],
    [0.42, 470],
  ] as const;
  for (const [haze, height] of ranges) {
    const points = drawRange(canvas, {
      base: base + 80,
      height,
      colour: mix(light.tone('#5f6f88'), light.haze, haze),
      roughness: 0.85,
    });
    const white = mix(light.tone('#fbfdff'), light.haze, haze * 0.5);
    const line = base + 80 - height * (1 - snow * 0.62);
    const edge = points.map(
      ([x, y], index) =>
        [
          x,
          Math.max(y, Math.min(line + (index % 2 === 0 ? 34 : -22), y + 90 + (index % 3) * 40)),
        ] as const,
    );
    canvas.add(shape([...points, ...[...edge].reverse()], white, 'opacity="0.92"'));
    const shade = points.flatMap(([x, y], index) =>
      index % 3 === 1
        ? [
            shape(
              [
                [x, y],
                [x + 26, y + 120],
                [x + 8, y + 160],
              ],
              light.shadow,
              'opacity="0.16"',
            ),
          ]
        : [],
    );
    canvas.add(...shade);
  }
}
