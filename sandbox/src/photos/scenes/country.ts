import { mix } from '../colour';
import { drawFacade, type FacadeContext } from '../facade';
import { mannerOf } from '../manners';
import { drawMeadow, drawPath } from '../meadow';
import { drawForegroundLeaves, drawShrubs } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawGround, drawHills } from '../terrain';

const WALLS = ['#ece0c8', '#d9b48f', '#c7836a', '#e7e4da', '#cfc3ae'] as const;
const ROOFS = ['#6b5a56', '#9a5a45', '#58606a'] as const;

export function drawCountryHouse(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 700);
  drawHills(canvas, light, 690);
  drawGround(canvas, 735, light.tone('#7ea35a'), light.haze);
  for (const at of [90, 280, 1330, 1500])
    drawTree(canvas, light, { x: at + random.int(-30, 30), y: 800, height: random.int(360, 460) });
  const manner = mannerOf(number);
  const isNew = manner !== undefined;
  const wall = random.pick(manner?.walls ?? WALLS);
  const width = isNew ? random.int(500, 820) : 640;
  const x = isNew ? 800 - width / 2 + random.int(-130, 130) : random.int(440, 520);
  const floors = isNew ? random.int(1, 3) : 2;
  drawFacade(context, {
    x,
    base: 830,
    width,
    floors,
    floorHeight: floors === 3 ? 116 : 132,
    columns: isNew ? Math.round(width / random.int(104, 150)) : 5,
    wall,
    trim: '#f6f0e4',
    window: {
      frame: '#faf6ee',
      shutters: number % 2 === 0 ? random.pick(['#4d6b58', '#47607a', '#7d3f3a']) : undefined,
    },
    roof: {
      kind: isNew ? random.pick(manner.kinds) : number % 3 === 2 ? 'mansard' : 'hip',
      colour: random.pick(manner?.roofs ?? ROOFS),
    },
    ground: isNew ? random.pick(['plain', 'arches']) : 'plain',
  });
  drawPath(context, { x: x + width / 2, y: 836, width: 110 });
  drawShrubs(
    canvas,
    light,
    { from: x - 120, to: x + width / 2 - 110, y: 852, size: 62 },
    random.pick(['#d66a86', '#f3efe4', '#b78ad0']),
  );
  drawShrubs(
    canvas,
    light,
    { from: x + width / 2 + 110, to: x + width + 140, y: 852, size: 62 },
    random.pick(['#d66a86', '#f3efe4', '#e0b84f']),
  );
  drawMeadow(context, 900, ['#f6f1df', '#e9c65a', '#d9859c']);
  if (random.chance(0.6)) drawForegroundLeaves(canvas, light, random.pick(['left', 'right']));
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
