import { ellipse, HEIGHT, path, rect, shape, WIDTH } from '../canvas';
import { darker, lighter, mix, multiply } from '../colour';
import type { FacadeContext } from '../facade';
import { drawSky } from '../sky';

export type Point = readonly [x: number, y: number];

/**
 * Draws things by their feet: `x` is the middle, `y` counts upwards from the ground of the last `at`. Colours are those
 * of a clear day; the light of the picture, distance and lamps after dark change them.
 */
export class Pen {
  private x = 0;
  private y = 0;
  private size = 1;
  private far = 0;

  constructor(readonly context: FacadeContext) {}

  get light() {
    return this.context.light;
  }

  get random() {
    return this.context.canvas.random;
  }

  /** Moves the ground: where it is, how large things are, and what share of haze lies before them. */
  at(x: number, y: number, size = 1, far = 0): this {
    [this.x, this.y, this.size, this.far] = [x, y, size, far];
    return this;
  }

  add(...shapes: string[]): this {
    this.context.canvas.add(...shapes);
    return this;
  }

  /** A place of the ground on the canvas. */
  to(x: number, y: number): [number, number] {
    return [this.x + x * this.size, this.y - y * this.size];
  }

  long(length: number): number {
    return length * this.size;
  }

  colour(colour: string): string {
    const { light } = this.context;
    const lit = light.lampsOn
      ? mix(light.tone(colour), multiply(colour, '#ffd8a2'), 0.62 * (1 - this.far))
      : light.tone(colour);
    return mix(lit, light.haze, this.far);
  }

  /** The colour of a round or upright thing, lit from the side of the sun. */
  private shaded(colour: string, x: number, depth = 0.22): string {
    const { canvas, light } = this.context;
    const tone = this.colour(colour);
    return canvas.linear(
      [
        [0, lighter(tone, 0.16)],
        [0.45, tone],
        [1, darker(tone, depth)],
      ],
      light.sun.x > this.to(x, 0)[0] ? 'left' : 'right',
    );
  }

  box(x: number, y: number, width: number, height: number, colour: string): this {
    const [left, top] = this.to(x - width / 2, y + height);
    return this.add(rect([left, top, this.long(width), this.long(height)], this.shaded(colour, x)));
  }

  poly(colour: string, ...points: Point[]): this {
    return this.add(
      shape(
        points.map(([x, y]) => this.to(x, y)),
        this.shaded(colour, points[0]?.[0] ?? 0),
      ),
    );
  }

  /** A path in the pen's own measures. */
  path(d: string, colour: string, extra = ''): this {
    return this.add(
      `<path d="${d}" fill="${this.shaded(colour, 0)}" transform="${this.transform()}" ${extra}/>`,
    );
  }

  line(d: string, colour: string, width: number, opacity = 1): this {
    return this.add(
      `<path d="${d}" fill="none" stroke="${this.colour(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" transform="${this.transform()}"/>`,
    );
  }

  private transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.size} ${-this.size})`;
  }

  /** A pointed roof or spire, one side in the shade. */
  cone(x: number, y: number, width: number, height: number, colour: string): this {
    const tone = this.colour(colour);
    const side = this.light.sun.x > this.to(x, 0)[0] ? 1 : -1;
    return this.add(
      shape(
        [this.to(x - width / 2, y), this.to(x, y + height), this.to(x + width / 2, y)],
        darker(tone, 0.24),
      ),
      shape(
        [
          this.to(x - side * width * 0.1, y),
          this.to(x, y + height),
          this.to(x + (side * width) / 2, y),
        ],
        lighter(tone, 0.08),
      ),
    );
  }

  /** A roof with four slopes; `inset` is how far its ridge draws in, as a share of the width. */
  roof(x: number, y: number, width: number, height: number, colour: string, inset = 0.18): this {
    const half = width / 2;
    return this.poly(
      colour,
      [x - half, y],
      [x - half + width * inset, y + height],
      [x + half - width * inset, y + height],
      [x + half, y],
    );
  }

  dome(x: number, y: number, width: number, height: number, colour: string): this {
    const [left, base] = this.to(x - width / 2, y);
    const [rx, ry] = [this.long(width / 2), this.long(height)];
    const tone = this.colour(colour);
    this.add(
      path(`M${left} ${base} a${rx} ${ry} 0 0 1 ${2 * rx} 0 Z`, this.shaded(colour, x, 0.34)),
    );
    for (const share of [0.3, 0.66])
      this.add(
        path(
          `M${left + rx} ${base - ry} a${rx * share} ${ry} 0 0 0 ${-rx * share} ${ry} m${rx * share} ${-ry} a${rx * share} ${ry} 0 0 1 ${rx * share} ${ry}`,
          'none',
          `stroke="${darker(tone, 0.3)}" stroke-width="${Math.max(1, this.size * 2)}" opacity="0.35"`,
        ),
      );
    return this;
  }

  /** A swelling roof that ends in a point. */
  onion(x: number, y: number, width: number, height: number, colour: string): this {
    const w = width / 2;
    return this.path(
      `M${x - w * 0.62} ${y} C${x - w * 1.5} ${y + height * 0.3} ${x - w * 0.6} ${y + height * 0.52} ${x - w * 0.16} ${y + height * 0.66} L${x} ${y + height} L${x + w * 0.16} ${y + height * 0.66} C${x + w * 0.6} ${y + height * 0.52} ${x + w * 1.5} ${y + height * 0.3} ${x + w * 0.62} ${y} Z`,
      colour,
    );
  }

  disc(x: number, y: number, radius: number, colour: string): this {
    const [cx, cy] = this.to(x, y);
    return this.add(
      ellipse([cx, cy, this.long(radius), this.long(radius)], this.shaded(colour, x)),
    );
  }

  /** Windows or arched openings in columns and rows; after dark most have a lamp. */
  windows(
    box: readonly [x: number, y: number, width: number, height: number],
    columns: number,
    rows: number,
    { arch = false, wide = 0.46, high = 0.6, colour = '#39445a', lit = 0.66 } = {},
  ): this {
    const [x, y, width, height] = box;
    const [pitch, floor] = [width / columns, height / rows];
    const dark = this.colour(colour);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const left = x - width / 2 + pitch * (column + 0.5 - wide / 2);
        const [px, py] = this.to(left, y + floor * (row + (1 - high) / 2));
        const [w, h] = [this.long(pitch * wide), this.long(floor * high)];
        const isLit = this.light.lampsOn && this.random.chance(lit);
        const fill = isLit ? mix('#ffcf7d', this.light.haze, this.far) : dark;
        this.add(
          arch
            ? path(
                `M${px} ${py} v${-h + w / 2} a${w / 2} ${w / 2} 0 0 1 ${w} 0 v${h - w / 2} Z`,
                fill,
              )
            : rect([px, py - h, w, h], fill),
        );
      }
    }
    return this;
  }

  /** Columns before a dark hall. */
  columns(
    box: readonly [x: number, y: number, width: number, height: number],
    count: number,
    colour: string,
    behind = '#4a4653',
  ): this {
    const [x, y, width, height] = box;
    this.box(x, y, width, height, behind);
    const gap = width / (count - 1 + 0.5);
    for (let index = 0; index < count; index += 1)
      this.box(x - width / 2 + gap * (index + 0.25), y, gap * 0.5, height, colour);
    return this;
  }

  sky(horizon = 800): this {
    drawSky(this.context.canvas, this.light, horizon);
    return this;
  }

  /** Ground from a line to the lower edge. */
  ground(y: number, colour: string): this {
    const tone = this.light.tone(colour);
    return this.add(
      rect(
        [0, y, WIDTH, HEIGHT - y],
        this.context.canvas.linear([
          [0, mix(tone, this.light.haze, 0.18)],
          [0.35, tone],
          [1, darker(tone, 0.28)],
        ]),
      ),
    );
  }

  /** Draws what stands above a line, then the water below it with its image upside down. */
  overWater(y: number, draw: () => void): this {
    this.add('<g id="shore">');
    draw();
    this.add('</g>');
    const [far, near] = this.light.water;
    this.add(
      rect(
        [0, y, WIDTH, HEIGHT - y],
        this.context.canvas.linear([
          [0, far],
          [1, near],
        ]),
      ),
      `<g clip-path="url(#water)"><use href="#shore" transform="translate(0 ${y * 2}) scale(1 -1)" opacity="0.42"/></g><clipPath id="water"><rect x="0" y="${y}" width="${WIDTH}" height="${HEIGHT - y}"/></clipPath>`,
      rect(
        [0, y, WIDTH, HEIGHT - y],
        this.context.canvas.linear([
          [0, near, 0],
          [1, near, 0.75],
        ]),
      ),
    );
    return this.ripples(y);
  }

  private ripples(top: number): this {
    const { sun, water } = this.light;
    for (let index = 0; index < 70; index += 1) {
      const depth = this.random.next() ** 1.6;
      const glitters = this.random.chance(0.4);
      const x = glitters
        ? sun.x + (this.random.next() - 0.5) * (120 + depth * 460)
        : this.random.int(0, WIDTH);
      this.add(
        ellipse(
          [x, top + 5 + depth * (HEIGHT - top), 16 + depth * 80, 0.8 + depth * 2.4],
          glitters ? sun.colour : lighter(water[0], 0.2),
          `opacity="${glitters ? 0.5 : 0.32}"`,
        ),
      );
    }
    return this;
  }
}
