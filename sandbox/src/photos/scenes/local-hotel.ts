import { WIDTH } from '../canvas';
import { darker, lighter, mix } from '../colour';
import { drawFacade, type Facade, type FacadeContext } from '../facade';
import { drawStreetLamp } from '../lamps';
import { cypress } from '../landmarks/greenery';
import { Pen } from '../landmarks/pen';
import type { Manner } from '../manners';
import { drawForegroundLeaves, drawShrubs } from '../plants';
import { drawSky, finish } from '../sky';
import { drawBicycle, drawDistantTown, drawStreet } from '../street';
import { drawPalm, drawTree } from '../trees';
import type { WindowStyle } from '../windows';

const BASE = 905;
const ACCENTS = ['#8c2f39', '#1f5a5e', '#2f3e6b', '#a8642a', '#40573a', '#5a3a5e'] as const;
const SHUTTERS = ['#3f6a52', '#2f5a78', '#7a4a3a', '#5a6f4a', '#6f7f86', '#8a3a34'] as const;

/** A front of its own: storeys, windows, roof and colours are drawn by lot within what its country builds. */
function frontOf({ random }: FacadeContext['canvas'], manner: Manner): Facade {
  const floors = random.int(3, 6);
  const floorHeight = Math.min(138, random.int(500, 590) / (floors + 0.6));
  const wide = random.int(560, 860);
  const isBrick = random.chance(manner.brick);
  const wall = random.pick(manner.walls);
  const hasShutters = random.chance(manner.shutters);
  const balcony: WindowStyle['balcony'] = random.chance(manner.iron)
    ? 'iron'
    : random.pick(['glass', 'wood', undefined, undefined, undefined, undefined]);
  const accent = random.pick(ACCENTS);
  const ground: Facade['ground'] = random.chance(manner.arches)
    ? 'arches'
    : random.pick(['shop', 'plain', 'shop']);
  return {
    x: (WIDTH - wide) / 2 + random.int(-150, 150),
    base: BASE,
    width: wide,
    floors,
    floorHeight,
    columns: Math.round(wide / random.int(112, 160)),
    wall,
    trim: mix(random.pick(['#f6efe2', '#efe4d0', '#e4dccf']), wall, random.next() * 0.4),
    window: {
      frame: random.chance(0.25) ? '#343a44' : random.pick(['#fbf7ef', '#f2ead9', '#e9efee']),
      arch: random.chance(0.16),
      ...(hasShutters ? { shutters: random.pick(SHUTTERS) } : {}),
      ...(balcony === undefined ? {} : { balcony }),
      ...(random.chance(0.3) ? { flowers: random.pick(['#d84f5f', '#e8b04a', '#b565a8']) } : {}),
    },
    roof: { kind: random.pick(manner.kinds), colour: random.pick(manner.roofs) },
    ground,
    ...(random.chance(0.65) ? { awning: accent } : {}),
    ...(isBrick ? { texture: 'brick' as const } : {}),
  };
}

function neighbour(context: FacadeContext, manner: Manner, x: number, width: number): void {
  const { random } = context.canvas;
  const { haze } = context.light;
  drawFacade(context, {
    x,
    base: BASE - 6,
    width,
    floors: random.int(2, 4),
    floorHeight: random.int(98, 120),
    columns: random.int(3, 5),
    wall: mix(random.pick(manner.walls), haze, 0.32),
    trim: mix('#efe6d6', haze, 0.3),
    window: { frame: '#f2ede2' },
    roof: { kind: random.pick(manner.kinds), colour: random.pick(manner.roofs) },
    ground: 'plain',
  });
}

function green(context: FacadeContext, { tree }: Manner, x: number): void {
  const { canvas, light } = context;
  const height = canvas.random.int(380, 600);
  if (tree === 'palm' && canvas.random.chance(0.6))
    drawPalm(canvas, light, { x, y: BASE + 60, height: height * 0.9 });
  else if (tree === 'cypress' && canvas.random.chance(0.5))
    cypress(new Pen(context), x, BASE + 56, height);
  else
    drawTree(
      canvas,
      light,
      { x, y: BASE + 56, height },
      canvas.random.pick(['#4f8a4c', '#6a8f45', '#3f7a55', '#8a9a4a']),
    );
}

/** A vertical sign beside the windows, or a flag above the door. */
function sign({ canvas, light }: FacadeContext, front: Facade): void {
  const { random } = canvas;
  const colour = light.tone(random.pick(ACCENTS));
  const x = random.chance(0.5) ? front.x - 6 : front.x + front.width - 22;
  const top = front.base - front.floorHeight * 1.28 - front.floorHeight * 2.1;
  const [high, wide] = [front.floorHeight * 1.7, 28];
  canvas.add(
    `<rect x="${x}" y="${top}" width="${wide}" height="${high}" rx="6" fill="${colour}"/>`,
    `<path d="M${x + wide / 2} ${top + 16}v${high - 32}" stroke="${light.lampsOn ? '#ffe2a0' : lighter(colour, 0.7)}" stroke-width="7" stroke-dasharray="12 9"/>`,
    `<path d="M${x} ${top + high}h${wide}" stroke="${darker(colour, 0.4)}" stroke-width="3"/>`,
  );
}

/** A hotel between its neighbours, built as its country builds. */
export function drawLocalHotel(context: FacadeContext, manner: Manner): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 760);
  drawDistantTown(context, BASE, random.int(300, 480));
  const front = frontOf(canvas, manner);
  const right = front.x + front.width;
  // a corner house has air on one side
  const corner = random.pick(['none', 'none', 'left', 'right']);
  if (corner !== 'left') neighbour(context, manner, front.x - 560, 560);
  if (corner !== 'right') neighbour(context, manner, right, 560);
  drawFacade(context, front);
  if (random.chance(0.4)) sign(context, front);
  drawStreet(context, BASE, random.pick(['asphalt', 'cobbles']));
  if (corner !== 'none') {
    const [from, to] = corner === 'left' ? [0, front.x - 60] : [right + 60, WIDTH];
    drawShrubs(canvas, light, { from, to, y: BASE + 30, size: 62 });
    green(context, manner, (from + to) / 2);
  }
  drawStreetLamp(canvas, light, [random.pick([front.x - 70, right + 60]), BASE + 52, 330]);
  if (random.chance(0.75)) green(context, manner, right + random.int(110, 260));
  if (random.chance(0.35)) green(context, manner, front.x - random.int(110, 240));
  if (random.chance(0.5))
    drawBicycle(context, front.x + random.int(40, 300), BASE + 58, random.pick(ACCENTS));
  if (random.chance(0.4)) drawForegroundLeaves(canvas, light, random.pick(['left', 'right']));
  finish(canvas, light);
}
