import { WIDTH } from '../canvas';
import { mix } from '../colour';
import { drawFacade, type Facade, type FacadeContext } from '../facade';
import { mannerOf } from '../manners';
import { drawForegroundLeaves } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawBicycle, drawDistantTown, drawStreet } from '../street';
import { drawStreetLamp } from '../lamps';
import { drawLocalHotel } from './local-hotel';

const BASE = 905;

type Style = Omit<Facade, 'x' | 'base' | 'width'>;

const WALLS = [
  '#e9dcc6',
  '#d9b99a',
  '#c98f74',
  '#e6d3b0',
  '#cfd6d2',
  '#b9634f',
  '#e8c7b4',
  '#d8dfe6',
] as const;
const ACCENTS = ['#8c2f39', '#1f5a5e', '#2f3e6b', '#a8642a', '#40573a', '#5a3a5e'] as const;

const STYLES: readonly ((wall: string, accent: string) => Style)[] = [
  (wall, accent) => ({
    floors: 4,
    floorHeight: 124,
    columns: 5,
    wall,
    trim: '#f3ebdd',
    window: { frame: '#fbf7ef', balcony: 'iron' },
    roof: { kind: 'mansard', colour: '#56606f' },
    ground: 'arches',
    awning: accent,
  }),
  (wall, accent) => ({
    floors: 4,
    floorHeight: 118,
    columns: 5,
    wall: mix(wall, '#a4503f', 0.55),
    trim: '#f1e8d8',
    window: { frame: '#fbf8f1', flowers: accent },
    roof: { kind: 'stepped', colour: mix(wall, '#a4503f', 0.6) },
    ground: 'shop',
    awning: accent,
    texture: 'brick',
  }),
  (wall, accent) => ({
    floors: 4,
    floorHeight: 128,
    columns: 5,
    wall,
    trim: '#f7f0e3',
    window: { frame: '#f9f4ea', shutters: accent, flowers: '#d84f5f' },
    roof: { kind: 'tiles', colour: '#b8694a' },
    ground: 'arches',
  }),
  (wall, accent) => ({
    floors: 5,
    floorHeight: 112,
    columns: 6,
    wall: mix(wall, '#7c8794', 0.35),
    trim: '#efeae0',
    window: { frame: '#2f343d', balcony: 'glass' },
    roof: { kind: 'flat', colour: '#c3b8a8' },
    ground: 'shop',
    awning: accent,
  }),
];

/** Light changes with every number; the style must not change in step with it. */
function styleOf(number: number): number {
  return (number + Math.floor(number / STYLES.length)) % STYLES.length;
}

function neighbour(context: FacadeContext, x: number, width: number): void {
  const { random } = context.canvas;
  const wall = mix(random.pick(WALLS), context.light.haze, 0.34);
  const kinds = ['hip', 'mansard', 'flat', 'tiles'] as const;
  drawFacade(context, {
    x,
    base: BASE - 6,
    width,
    floors: random.int(3, 4),
    floorHeight: random.int(104, 116),
    columns: 4,
    wall,
    trim: mix('#efe6d6', context.light.haze, 0.3),
    window: { frame: '#f2ede2' },
    roof: { kind: random.pick(kinds), colour: random.pick(['#6a6f7b', '#a3654c', '#7b6b62']) },
    ground: 'plain',
  });
}

/** A hotel between its neighbours, from across the street. */
export function drawCityHotel(context: FacadeContext, number: number): void {
  const manner = mannerOf(number);
  if (manner !== undefined) return drawLocalHotel(context, manner);
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 760);
  drawDistantTown(context, BASE, 330 + 60);
  const width = random.int(690, 800);
  const x = (WIDTH - width) / 2 + random.int(-90, 90);
  neighbour(context, x - 560, 560);
  neighbour(context, x + width, 560);
  const style = STYLES[styleOf(number)] ?? STYLES[0];
  if (style !== undefined)
    drawFacade(context, {
      x,
      base: BASE,
      width,
      ...style(random.pick(WALLS), random.pick(ACCENTS)),
    });
  drawStreet(context, BASE, styleOf(number) === 1 ? 'cobbles' : 'asphalt');
  drawStreetLamp(canvas, light, [x - 70, BASE + 52, 330]);
  drawTree(canvas, light, {
    x: x + width + 150 + random.int(0, 90),
    y: BASE + 56,
    height: random.int(470, 590),
  });
  drawBicycle(context, x + 60, BASE + 58, random.pick(ACCENTS));
  if (random.chance(0.6)) drawForegroundLeaves(canvas, light, random.pick(['left', 'right']));
  finish(canvas, light);
}
