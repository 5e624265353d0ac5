import { createRandom } from '../../random';
import { Canvas } from '../canvas';
import { DAYLIGHT } from '../light';
import { finish } from '../sky';
import { makeGlass } from '../windows';
import { Pen } from './pen';
import { SIGHTS } from './sights';

/** Rises when sights are drawn differently: a picture's address never shows another picture. */
const EDITION = 1;

export function allSightIds(): string[] {
  return Object.keys(SIGHTS).map((name) => `sight-${name}-${EDITION}`);
}

/** What a place is known for, as SVG; undefined for an id that is no sight's. */
export function drawSight(id: string): string | undefined {
  const name = Object.keys(SIGHTS).find((each) => id === `sight-${each}-${EDITION}`);
  const sight = name === undefined ? undefined : SIGHTS[name];
  if (sight === undefined) return undefined;
  const canvas = new Canvas(createRandom(id));
  const light = DAYLIGHT[sight.light];
  sight.draw(new Pen({ canvas, light, glass: makeGlass(canvas, light) }));
  finish(canvas, light);
  return canvas.toSvg(id);
}
