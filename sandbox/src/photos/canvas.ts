import type { Random } from '../random';

export const WIDTH = 1600;
export const HEIGHT = 1067;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const DIRECTIONS = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  left: 'x1="1" y1="0" x2="0" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Collects shapes from back to front, and the paints that they use. */
export class Canvas {
  private readonly defs: string[] = [];
  private readonly shapes: string[] = [];

  constructor(readonly random: Random) {}

  add(...shapes: string[]): void {
    this.shapes.push(...shapes);
  }

  linear(stops: readonly Stop[], direction: keyof typeof DIRECTIONS = 'down'): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" ${DIRECTIONS[direction]}>${stopsOf(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[]): string {
    return this.define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);
  }

  blur(deviation: number): string {
    return `filter="${this.define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)}"`;
  }

  toSvg(title: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>${title}</title><defs>${this.defs.join('')}</defs>${this.shapes.join('')}</svg>`;
  }

  private define(write: (id: string) => string): string {
    const id = `p${this.defs.length}`;
    this.defs.push(write(id));
    return `url(#${id})`;
  }
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(
  box: readonly [x: number, y: number, width: number, height: number],
  fill: string,
  extra = '',
): string {
  const [x, y, width, height] = box;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}" ${extra}/>`;
}

export function ellipse(
  box: readonly [cx: number, cy: number, rx: number, ry: number],
  fill: string,
  extra = '',
): string {
  const [cx, cy, rx, ry] = box;
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
}

export function shape(
  points: readonly (readonly [number, number])[],
  fill: string,
  extra = '',
): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d.replace(/-?\d+\.\d+/g, (text) => n(Number(text)))}" fill="${fill}" ${extra}/>`;
}

export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return path(
    d,
    'none',
    `stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ${extra}`,
  );
}
