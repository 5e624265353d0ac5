import { mix } from '../colour';
import { mannerOf } from '../manners';
import { drawFacade, type FacadeContext } from '../facade';
import { drawForegroundLeaves, drawShrubs } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawDistantTown, drawStreet } from '../street';
import { drawStreetLamp } from '../lamps';

export const BASE = 905;
export const ACCENTS = ['#2f6f73', '#a4503f', '#3f5f86', '#7a5a8a', '#b07d2c', '#4d7350'] as const;

/** Flats with balconies behind a row of trees. */
export function drawApartments(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 760);
  drawDistantTown(context, BASE, 280 + 60);
  const balconies = (['glass', 'iron', 'wood'] as const)[number % 3] ?? 'iron';
  const walls = mannerOf(number)?.walls ?? ['#efe7da', '#d8c3a8', '#c7ced0', '#cf8f70', '#e3dfd4'];
  const wall = random.pick(walls);
  const isNew = mannerOf(number) !== undefined;
  const floors = isNew ? random.int(3, 6) : 5;
  const split = random.int(640, 840);
  const common = {
    base: BASE,
    trim: '#f3efe6',
    roof: { kind: 'flat' as const, colour: mix(wall, '#8a8378', 0.5) },
    ground: 'plain' as const,
  };
  drawFacade(context, {
    ...common,
    x: split,
    width: 620,
    floors: isNew ? Math.max(3, floors - random.int(0, 2)) : 4,
    floorHeight: 128 - Math.max(0, floors - 5) * 18,
    columns: isNew ? random.int(3, 5) : 4,
    wall: mix(wall, random.pick(ACCENTS), 0.35),
    window: { frame: '#f5f2ea' },
  });
  drawFacade(context, {
    ...common,
    x: split - 560,
    width: 590,
    floors,
    floorHeight: 122 - Math.max(0, floors - 5) * 18,
    columns: isNew ? random.int(3, 5) : 4,
    wall,
    awning: random.pick(ACCENTS),
    window: {
      frame: '#33383f',
      balcony: balconies,
      flowers: random.pick(['#d8586a', '#e8b04a', '#f2eee6']),
    },
  });
  drawStreet(context, BASE);
  drawShrubs(canvas, light, { from: -20, to: split - 600, y: BASE + 10, size: 84 });
  drawTree(canvas, light, { x: random.int(60, 150), y: BASE + 50, height: 560 });
  drawTree(canvas, light, { x: random.int(1440, 1540), y: BASE + 50, height: 500 });
  drawStreetLamp(canvas, light, [split + 40, BASE + 52, 320]);
  if (random.chance(0.5)) drawForegroundLeaves(canvas, light, 'right');
  finish(canvas, light);
}
