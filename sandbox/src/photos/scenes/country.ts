import { ellipse, HEIGHT, path, rect, shape, WIDTH } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawFacade, type FacadeContext } from '../facade';
import { drawFir, drawForegroundLeaves, drawShrubs, drawTree } from '../plants';
import { drawSky, finish } from '../sky';
import { drawGround, drawHills, drawWater } from '../terrain';
import { drawGlow, drawWindow } from '../windows';

/** A path that grows narrow towards a door. */
export function drawPath(
  { canvas, light }: FacadeContext,
  top: { x: number; y: number; width: number },
  colour = '#d9c7a6',
): void {
  const sand = light.tone(colour);
  const sway = canvas.random.int(-120, 120);
  canvas.add(
    path(
      `M${top.x - top.width / 2} ${top.y} C${top.x - top.width - sway} ${top.y + 90} ${560 + sway} ${HEIGHT - 90} 500 ${HEIGHT} H1040 C${960 + sway} ${HEIGHT - 90} ${top.x + top.width - sway} ${top.y + 90} ${top.x + top.width / 2} ${top.y} Z`,
      canvas.linear([
        [0, lighter(sand, 0.1)],
        [1, darker(sand, 0.14)],
      ]),
    ),
  );
}

/** Flowers in the grass, larger towards the eye. */
export function drawMeadow(
  { canvas, light }: FacadeContext,
  top: number,
  colours: readonly [string, ...string[]],
): void {
  const { random } = canvas;
  const grass = light.tone('#3d6a3c');
  for (let index = 0; index < 150; index += 1) {
    const depth = random.next() ** 0.7;
    const x = random.int(0, WIDTH);
    const y = top + depth * (HEIGHT - top);
    canvas.add(
      path(
        `M${x} ${y} q${-4 * depth} ${-16 * depth} ${-9 * depth} ${-26 * depth} M${x} ${y} q${3 * depth} ${-18 * depth} ${8 * depth} ${-30 * depth}`,
        'none',
        `stroke="${mix(grass, light.tone('#8aa84f'), random.next() * 0.7)}" stroke-width="${(1 + depth * 2.6).toFixed(1)}"`,
      ),
    );
    if (random.chance(0.42))
      canvas.add(
        ellipse(
          [x + 8 * depth, y - 30 * depth, 2 + depth * 4.5, 2 + depth * 4.5],
          light.tone(random.pick(colours)),
        ),
      );
  }
}

export function drawCountryHouse(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 700);
  drawHills(canvas, light, 690);
  drawGround(canvas, 735, light.tone('#7ea35a'), light.haze);
  for (const at of [90, 280, 1330, 1500])
    drawTree(canvas, light, { x: at + random.int(-30, 30), y: 800, height: random.int(360, 460) });
  const wall = random.pick(['#ece0c8', '#d9b48f', '#c7836a', '#e7e4da', '#cfc3ae']);
  const x = random.int(440, 520);
  drawFacade(context, {
    x,
    base: 830,
    width: 640,
    floors: 2,
    floorHeight: 132,
    columns: 5,
    wall,
    trim: '#f6f0e4',
    window: {
      frame: '#faf6ee',
      shutters: number % 2 === 0 ? random.pick(['#4d6b58', '#47607a', '#7d3f3a']) : undefined,
    },
    roof: {
      kind: number % 3 === 2 ? 'mansard' : 'hip',
      colour: random.pick(['#6b5a56', '#9a5a45', '#58606a']),
    },
    ground: 'plain',
  });
  drawPath(context, { x: x + 320, y: 836, width: 110 });
  drawShrubs(
    canvas,
    light,
    { from: x - 120, to: x + 210, y: 852, size: 62 },
    random.pick(['#d66a86', '#f3efe4', '#b78ad0']),
  );
  drawShrubs(
    canvas,
    light,
    { from: x + 430, to: x + 780, y: 852, size: 62 },
    random.pick(['#d66a86', '#f3efe4', '#e0b84f']),
  );
  drawMeadow(context, 900, ['#f6f1df', '#e9c65a', '#d9859c']);
  if (random.chance(0.6)) drawForegroundLeaves(canvas, light, random.pick(['left', 'right']));
  finish(canvas, light);
}

function cottage(
  context: FacadeContext,
  at: { x: number; y: number; size: number },
  wall: string,
  roof: string,
): void {
  const { canvas, light, glass } = context;
  const { x, y, size } = at;
  const colour = light.tone(wall);
  canvas.add(
    ellipse([x + size * 0.5, y + 4, size * 0.72, size * 0.06], light.shadow, 'opacity="0.3"'),
  );
  canvas.add(
    rect(
      [x, y - size * 0.5, size, size * 0.5],
      canvas.linear(
        [
          [0, darker(colour, 0.14)],
          [1, lighter(colour, 0.1)],
        ],
        'right',
      ),
    ),
    shape(
      [
        [x, y - size * 0.5],
        [x + size / 2, y - size * 0.92],
        [x + size, y - size * 0.5],
      ],
      lighter(colour, 0.06),
    ),
  );
  canvas.add(
    shape(
      [
        [x - size * 0.1, y - size * 0.44],
        [x + size / 2, y - size],
        [x + size / 2, y - size * 0.9],
        [x - size * 0.04, y - size * 0.38],
      ],
      darker(light.tone(roof), 0.2),
    ),
    shape(
      [
        [x + size * 1.1, y - size * 0.44],
        [x + size / 2, y - size],
        [x + size / 2, y - size * 0.9],
        [x + size * 1.04, y - size * 0.38],
      ],
      light.tone(roof),
    ),
  );
  drawWindow(
    canvas,
    { light, glass },
    [x + size * 0.12, y - size * 0.4, size * 0.22, size * 0.24],
    { frame: '#faf5ea', flowers: '#d8586a' },
  );
  drawWindow(canvas, { light, glass }, [x + size * 0.4, y - size * 0.72, size * 0.2, size * 0.17], {
    frame: '#faf5ea',
  });
  canvas.add(
    rect(
      [x + size * 0.54, y - size * 0.38, size * 0.2, size * 0.38],
      darker(light.tone(roof), 0.1),
    ),
    rect([x + size * 0.57, y - size * 0.34, size * 0.14, size * 0.14], glass.warm),
  );
  drawGlow(canvas, light, [x + size * 0.8, y - size * 0.34, size * 0.022]);
}

export function drawHolidayVillage(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 640);
  drawHills(canvas, light, 640);
  drawWater(canvas, light, 665, 740);
  drawGround(canvas, 735, light.tone('#7fa85c'), light.haze);
  for (let at = 10; at < WIDTH; at += random.int(90, 150))
    (random.chance(0.5) ? drawFir : drawTree)(canvas, light, {
      x: at,
      y: 772,
      height: random.int(170, 250),
    });
  const walls = ['#c96f52', '#e6d7bd', '#5f8a86', '#d9a95f', '#8a5f4d'] as const;
  cottage(
    context,
    { x: 250 + random.int(-40, 40), y: 800, size: 230 },
    random.pick(walls),
    '#5a4a48',
  );
  cottage(
    context,
    { x: 980 + random.int(-40, 40), y: 806, size: 240 },
    random.pick(walls),
    '#4f5763',
  );
  drawPath(context, { x: 800, y: 790, width: 46 });
  drawTree(canvas, light, { x: 660, y: 850, height: 300 });
  cottage(
    context,
    { x: 120 + random.int(-30, 30), y: 940, size: 390 },
    random.pick(walls),
    '#6a4a3c',
  );
  cottage(
    context,
    { x: 1080 + random.int(-30, 40), y: 950, size: 410 },
    random.pick(walls),
    '#4a4f5a',
  );
  drawTree(canvas, light, { x: 1550, y: 960, height: 480 });
  drawShrubs(canvas, light, { from: -20, to: 160, y: 975, size: 90 }, '#d9859c');
  drawMeadow(context, 960, ['#f7f3e2', '#e8c552', '#d9859c']);
  finish(canvas, light);
}

/** Timber and glass under a roof of grass. */
export function drawEcoHotel(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 700);
  drawHills(canvas, light, 690, '#4f7f4f');
  drawGround(canvas, 730, light.tone('#84a860'), light.haze);
  for (const at of [60, 220, 1400, 1560])
    drawTree(canvas, light, { x: at + random.int(-30, 30), y: 800, height: random.int(340, 430) });
  const x = random.int(330, 420);
  const width = 860;
  const wood = random.pick(['#b98a57', '#a5764a', '#c59d6c']);
  const common = {
    trim: '#6a5238',
    texture: 'boards' as const,
    window: { frame: '#33302c' },
    roof: { kind: 'flat' as const, colour: '#5b4a38' },
  };
  const blocks = [
    {
      ...common,
      x: x + 200,
      base: 600,
      width: width - 330,
      floors: 2,
      floorHeight: 104,
      columns: 5,
      wall: mix(wood, '#e9dcc2', 0.25),
      ground: 'none' as const,
    },
    {
      ...common,
      x,
      base: 850,
      width,
      floors: 1,
      floorHeight: 112,
      columns: 7,
      wall: wood,
      ground: 'plain' as const,
    },
  ];
  for (const block of blocks) {
    drawFacade(context, block);
    const top =
      block.base - (block.floors + (block.ground === 'none' ? 0 : 1.28)) * block.floorHeight;
    drawShrubs(
      canvas,
      light,
      { from: block.x - 6, to: block.x + block.width, y: top - 46, size: 46 },
      random.pick(['#e8c552', '#d9859c', '#f3efe4']),
    );
  }
  drawPath(context, { x: x + 430, y: 856, width: 90 }, '#cbb892');
  drawMeadow(context, 890, ['#e8c552', '#f7f3e2', '#c47fb0']);
  if (random.chance(0.6)) drawForegroundLeaves(canvas, light, 'left');
  finish(canvas, light);
}
