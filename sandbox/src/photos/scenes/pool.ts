import { ellipse, HEIGHT, path, rect, WIDTH } from '../canvas';
import { darker, lighter } from '../colour';
import { drawFacade, type FacadeContext } from '../facade';
import { drawForegroundLeaves, drawShrubs } from '../plants';
import { drawPalm, drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawHills } from '../terrain';
import { drawParasol } from '../parasol';

/** Water between pale stone, loungers along the edge, the house behind. */
export function drawPool(context: FacadeContext, number: number): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 620);
  drawHills(canvas, light, 610);
  const palms = number % 2 === 0;
  const onLeft = random.chance(0.5);
  const width = 700;
  drawFacade(context, {
    x: onLeft ? -60 : WIDTH - width + 60,
    base: 700,
    width,
    floors: 2,
    floorHeight: 116,
    columns: 5,
    wall: random.pick(['#f5efe3', '#ead3b3', '#e3e6e2', '#dca98a']),
    trim: '#fbf7ef',
    window: { frame: '#4a5a60', balcony: random.pick(['glass', 'wood', 'iron']) },
    roof: { kind: random.pick(['flat', 'tiles']), colour: '#bb7150' },
    ground: 'arches',
  });
  for (let index = 0; index < 4; index += 1) {
    const x = (onLeft ? 760 : 80) + index * 220;
    if (palms) drawPalm(canvas, light, { x, y: 705, height: random.int(280, 380) });
    else drawTree(canvas, light, { x, y: 710, height: random.int(260, 340) });
  }
  drawShrubs(
    canvas,
    light,
    { from: -20, to: WIDTH + 20, y: 726, size: 58 },
    random.pick(['#e0567f', '#f3efe4', '#e8c552']),
  );
  const stone = light.tone('#e3d6c1');
  canvas.add(
    rect(
      [0, 716, WIDTH, HEIGHT - 716],
      canvas.linear([
        [0, darker(stone, 0.08)],
        [1, stone],
      ]),
    ),
  );
  basin(context);
  const colour = random.pick(['#d9704f', '#2f7f8f', '#e0a94a', '#3f6fa0', '#f2ece0']);
  for (const x of onLeft ? [980, 1220, 1450] : [140, 380, 620])
    drawParasol(context, { x, y: 792, size: 150 }, colour);
  if (random.chance(0.7)) drawForegroundLeaves(canvas, light, onLeft ? 'left' : 'right');
  finish(canvas, light);
}

function basin({ canvas, light }: FacadeContext): void {
  const { random } = canvas;
  const rim = lighter(light.tone('#f1e9da'), 0.2);
  const water = light.lampsOn ? '#2f9fb8' : light.tone('#3fb4c8');
  const outline =
    'M210 826 C500 798 1120 800 1400 826 C1560 850 1590 940 1640 1040 L1640 1080 H-40 L-40 1040 C10 940 60 848 210 826 Z';
  canvas.add(
    path(outline, rim),
    `<g transform="translate(0 16)">${path(
      outline,
      canvas.linear([
        [0, lighter(water, 0.28)],
        [0.5, water],
        [1, darker(water, 0.25)],
      ]),
    )}</g>`,
  );
  if (light.lampsOn)
    for (const x of [300, 800, 1300])
      canvas.add(
        ellipse(
          [x, 900, 260, 80],
          canvas.radial([
            [0, '#c9fbff', 0.75],
            [1, '#c9fbff', 0],
          ]),
        ),
      );
  const ripples: string[] = [];
  for (let index = 0; index < 70; index += 1) {
    const depth = random.next();
    const x = 120 - depth * 160 + random.next() * (1360 + depth * 300);
    const y = 862 + depth * 190;
    const size = 26 + depth * 60;
    ripples.push(`M${x} ${y} q${size / 2} ${-6 - depth * 9} ${size} 0 t${size} 0`);
  }
  canvas.add(
    path(
      ripples.join(''),
      'none',
      `stroke="${lighter(water, 0.7)}" stroke-width="3" opacity="0.5" stroke-linecap="round"`,
    ),
  );
  canvas.add(
    path(
      'M1290 812 v60 M1340 814 v60 M1290 812 q0 -40 -26 -40 M1340 814 q0 -40 -26 -40',
      'none',
      `stroke="${light.tone('#dfe4e6')}" stroke-width="8" stroke-linecap="round"`,
    ),
  );
}
