import { ellipse, path, rect, shape } from '../canvas';
import { darker, lighter } from '../colour';
import { drawFacade, type FacadeContext } from '../facade';
import { mannerOf } from '../manners';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawBicycle, drawDistantTown, drawStreet } from '../street';
import { ACCENTS, BASE } from './town-houses';

const WALLS = ['#e8c98e', '#d98f6c', '#8fb5b0', '#e2b7a6', '#c9c3de'] as const;

/** Large painted figures on the wall of a hostel. */
function mural({ canvas, light }: FacadeContext, x: number, top: number, width: number): void {
  const { random } = canvas;
  const colours = ['#f2b544', '#e4674f', '#2f7f86', '#f4ead6', '#7b5a94', '#4d8f6a'].map((colour) =>
    light.tone(colour),
  );
  const pick = (index: number): string =>
    colours[(index + random.int(0, 5)) % colours.length] ?? '#f2b544';
  for (let index = 0; index < 7; index += 1) {
    const cx = x + random.next() * width;
    const cy = top + random.next() * 420;
    const size = 60 + random.next() * 120;
    canvas.add(
      index % 2 === 0
        ? path(`M${cx - size} ${cy} A${size} ${size} 0 0 1 ${cx + size} ${cy} Z`, pick(index))
        : ellipse([cx, cy, size * 0.6, size * 0.6], pick(index)),
    );
    canvas.add(
      path(
        `M${cx - size} ${cy + 24} q${size / 2} -50 ${size} 0 t${size} 0`,
        'none',
        `stroke="${pick(index + 2)}" stroke-width="14" stroke-linecap="round"`,
      ),
    );
  }
}

function stringLights(
  { canvas, light }: FacadeContext,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  const sag = 90;
  canvas.add(
    path(
      `M${from[0]} ${from[1]} Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to[0]} ${to[1]}`,
      'none',
      `stroke="${darker(light.tone('#4a4a50'), 0.2)}" stroke-width="3"`,
    ),
  );
  for (let index = 1; index < 12; index += 1) {
    const t = index / 12;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + 2 * t * (1 - t) * sag + 8;
    if (light.lampsOn)
      canvas.add(
        ellipse(
          [x, y, 26, 26],
          canvas.radial([
            [0, '#ffdf9a', 0.6],
            [1, '#ffdf9a', 0],
          ]),
        ),
      );
    canvas.add(ellipse([x, y, 6, 8], light.lampsOn ? '#fff2c4' : '#ffe2a0'));
  }
}

/** A cheerful house with a painted wall, bicycles and strings of lamps. */
export function drawHostel(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 760);
  drawDistantTown(context, BASE, 260 + 60);
  const x = 330;
  const wall = random.pick(WALLS);
  const manner = mannerOf(number);
  drawFacade(context, {
    x: -120,
    base: BASE - 6,
    width: 452,
    floors: 3,
    floorHeight: 110,
    columns: 3,
    wall: manner === undefined ? '#d9d0c2' : random.pick(manner.walls),
    trim: '#efe8dc',
    window: { frame: '#f4efe6' },
    roof: { kind: 'tiles', colour: '#9b5f49' },
    ground: 'plain',
  });
  drawFacade(context, {
    x: 1230,
    base: BASE - 6,
    width: 480,
    floors: 3,
    floorHeight: 116,
    columns: 3,
    wall: manner === undefined ? '#cbb7a6' : random.pick(manner.walls),
    trim: '#efe8dc',
    window: { frame: '#f4efe6' },
    roof: { kind: 'hip', colour: '#6d6a70' },
    ground: 'plain',
  });
  const floors = manner === undefined ? 3 + (number % 2) : random.int(2, 5);
  const top = BASE - 1.28 * 124 - floors * 124;
  canvas.add(rect([x, top, 900, BASE - top], light.tone(wall)));
  mural(context, x + 60, top + 60, 780);
  const colour = random.pick(ACCENTS);
  drawFacade(
    { ...context, canvas },
    {
      x,
      base: BASE,
      width: 900,
      floors: 0,
      floorHeight: 124,
      columns: 6,
      wall,
      trim: '#f6efe1',
      window: { frame: '#f8f3e8' },
      roof: { kind: 'flat', colour: wall },
      ground: 'shop',
      awning: colour,
    },
  );
  paintedFloors(context, { x, top, floors, shutters: colour });
  drawStreet(context, BASE, 'cobbles');
  stringLights(context, [x - 20, top + 420], [x + 460, top + 330]);
  stringLights(context, [x + 460, top + 330], [x + 920, top + 430]);
  for (const at of [440, 580, 980]) drawBicycle(context, at, BASE + 58, random.pick(ACCENTS));
  const treeX = manner === undefined ? 180 : random.pick([110, 240, 1330, 1460]);
  drawTree(canvas, light, { x: treeX, y: BASE + 54, height: 480 });
  finish(canvas, light);
}

function paintedFloors(
  context: FacadeContext,
  house: { x: number; top: number; floors: number; shutters: string },
): void {
  const { canvas, light } = context;
  const { x, top, floors } = house;
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < 6; column += 1)
      drawSmallWindow(context, x + 50 + column * 140, top + 36 + floor * 124);
  }
  canvas.add(
    rect([x - 12, top - 20, 924, 26], lighter(light.tone('#f6efe1'), 0.1)),
    rect([x, top + 6, 900, 14], light.shadow, 'opacity="0.25"'),
  );
  canvas.add(
    shape(
      [
        [x + 900, top],
        [x + 924, top + 26],
        [x + 924, BASE],
        [x + 900, BASE],
      ],
      darker(light.tone(house.shutters), 0.4),
    ),
  );
}

function drawSmallWindow({ canvas, light, glass }: FacadeContext, x: number, y: number): void {
  const isLit = canvas.random.chance(light.lit);
  canvas.add(
    rect([x - 8, y - 8, 76, 92], light.tone('#f8f3e8')),
    rect([x, y, 60, 76], isLit ? glass.warm : glass.dark),
    rect([x + 28, y, 5, 76], light.tone('#f8f3e8')),
    rect([x - 14, y + 84, 88, 8], lighter(light.tone('#e9e0d0'), 0.2)),
  );
}
