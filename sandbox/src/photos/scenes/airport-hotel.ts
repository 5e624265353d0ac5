import { path, rect, shape } from '../canvas';
import { darker, lighter, mix } from '../colour';
import type { FacadeContext } from '../facade';
import { drawShrubs } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawDistantTown, drawStreet } from '../street';
import { BASE, drawHall, drawTower } from './towers';

function drawPlane({ canvas, light }: FacadeContext, x: number, y: number, size: number): void {
  const body = lighter(light.tone('#e9edf2'), 0.2);
  const shade = darker(light.tone('#8fa0b5'), 0.1);
  canvas.add(
    `<g transform="translate(${x} ${y}) rotate(-12) scale(${size})">${path('M-120 0 Q-96 -17 40 -15 Q96 -12 112 2 Q96 14 40 14 H-96 Z', body)}${path('M-118 0 L-146 -46 H-122 L-84 -10 Z', light.tone('#c0483f'))}${path('M4 6 L-58 62 H-34 L48 10 Z', shade)}${path('M6 -12 L-34 -50 H-18 L40 -14 Z', shade)}</g>`,
  );
}

/** A calm hotel beside the runway: tower, aircraft and wide sky. */
export function drawAirportHotel(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 800);
  drawDistantTown(context, BASE, 120 + 60);
  const towerX = random.int(1200, 1380);
  const concrete = light.tone('#d5d7d9');
  canvas.add(
    path(
      `M${towerX - 30} ${BASE} L${towerX - 18} 420 H${towerX + 18} L${towerX + 30} ${BASE} Z`,
      canvas.linear(
        [
          [0, darker(concrete, 0.25)],
          [1, concrete],
        ],
        'right',
      ),
    ),
  );
  canvas.add(
    shape(
      [
        [towerX - 66, 352],
        [towerX + 66, 352],
        [towerX + 44, 428],
        [towerX - 44, 428],
      ],
      light.lampsOn ? '#ffd98c' : mix(light.tone('#33566b'), light.sky[2], 0.3),
    ),
    rect([towerX - 74, 332, 148, 22], concrete),
    rect([towerX - 50, 426, 100, 14], concrete),
    rect([towerX - 3, 262, 6, 72], darker(concrete, 0.3)),
  );
  drawPlane(context, random.int(300, 1000), random.int(150, 260), 0.9 + random.next() * 0.5);
  const x = random.int(160, 300);
  const width = 860;
  const colour = random.pick(['#c9d2d8', '#e3ddd0', '#b9c6c4']);
  drawTower(context, { x, width, top: 520, glass: mix(colour, '#4f7486', 0.55), depth: 60 });
  canvas.add(
    rect(
      [x - 40, 486, width * 0.3, BASE - 486],
      light.tone(random.pick(['#a4473f', '#2f5872', '#c08a3a'])),
    ),
  );
  drawHall(context, x + 330, 330, '#3b4650');
  drawStreet(context, BASE);
  drawShrubs(canvas, light, { from: 0, to: 460, y: BASE + 40, size: 60 });
  drawTree(canvas, light, { x: 1500, y: BASE + 50, height: 330 });
  finish(canvas, light);
}
