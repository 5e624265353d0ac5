import { ellipse, path, rect, WIDTH } from '../canvas';
import { darker, lighter } from '../colour';
import type { FacadeContext } from '../facade';
import { drawForegroundLeaves, drawShrubs } from '../plants';
import { drawTree } from '../trees';
import { drawSky, finish } from '../sky';
import { drawGround, drawHills } from '../terrain';
import { drawMeadow, drawPath } from '../meadow';

export function drawGarden(context: FacadeContext): void {
  const { canvas, light } = context;
  const { random } = canvas;
  drawSky(canvas, light, 620);
  drawHills(canvas, light, 610);
  for (let x = -20; x < WIDTH; x += random.int(120, 190))
    drawTree(
      canvas,
      light,
      { x, y: 730, height: random.int(300, 420) },
      random.pick(['#4f8a4c', '#5f9450', '#3f7a50']),
    );
  drawGround(canvas, 710, light.tone('#86b05e'), light.haze);
  drawShrubs(
    canvas,
    light,
    { from: -20, to: 620, y: 760, size: 74 },
    random.pick(['#d66a86', '#f3efe4', '#b78ad0']),
  );
  drawShrubs(
    canvas,
    light,
    { from: 980, to: WIDTH + 20, y: 760, size: 74 },
    random.pick(['#d66a86', '#e8c552', '#b78ad0']),
  );
  drawPath(context, { x: 800, y: 730, width: 90 });
  for (const x of [300, 1180]) seats(context, x + random.int(-30, 30), 930);
  drawTree(canvas, light, { x: random.int(80, 150), y: 1000, height: 760 });
  drawMeadow(context, 960, ['#f7f3e2', '#d9859c', '#e8c552']);
  drawForegroundLeaves(canvas, light, 'right');
  finish(canvas, light);
}

function seats({ canvas, light }: FacadeContext, x: number, y: number): void {
  const wood = light.tone('#a9784c');
  canvas.add(
    ellipse([x + 60, y + 6, 210, 24], light.shadow, 'opacity="0.28"'),
    ellipse([x + 60, y - 92, 74, 15], lighter(wood, 0.25)),
    rect([x + 55, y - 90, 11, 92], darker(wood, 0.2)),
    ellipse([x + 60, y + 2, 40, 8], darker(wood, 0.2)),
    ellipse([x + 60, y - 106, 14, 16], light.tone('#d9e3e0')),
    ellipse([x + 60, y - 124, 20, 14], light.tone('#d66a86')),
  );
  for (const side of [-1, 1]) {
    const at = x + 60 + side * 138;
    canvas.add(
      path(`M${at - 46} ${y - 60} h92 l6 12 h-104 Z`, lighter(wood, 0.12)),
      rect([at + side * 36 - 6, y - 152, 12, 96], wood),
      path(
        `M${at + side * 42} ${y - 150} q${side * 10} 40 0 90`,
        'none',
        `stroke="${wood}" stroke-width="10"`,
      ),
    );
    for (const leg of [-40, 34]) canvas.add(rect([at + leg, y - 50, 8, 54], darker(wood, 0.2)));
    canvas.add(ellipse([at, y - 64, 44, 10], light.tone('#e9e2d2')));
  }
}
