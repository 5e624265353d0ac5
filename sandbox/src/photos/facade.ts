import { path, rect, type Canvas } from './canvas';
import { darker, lighter } from './colour';
import { drawEntrance } from './entrance';
import type { Daylight } from './light';
import { drawRoof, type RoofKind } from './roofs';
import { drawWindow, type Glass, type WindowStyle } from './windows';

export interface Facade {
  x: number;
  base: number;
  width: number;
  floors: number;
  floorHeight: number;
  columns: number;
  wall: string;
  trim: string;
  window: WindowStyle;
  roof: { kind: RoofKind; colour: string };
  ground: 'arches' | 'shop' | 'plain' | 'none';
  awning?: string | undefined;
  texture?: 'brick' | 'boards' | undefined;
}

export interface FacadeContext {
  canvas: Canvas;
  light: Daylight;
  glass: Glass;
}

/** A house seen from across the street: wall with texture, bands, windows, ground floor with the entrance, roof. */
export function drawFacade(context: FacadeContext, facade: Facade): void {
  const { canvas, light } = context;
  const { x, base, width, floors, floorHeight } = facade;
  const ground = facade.ground === 'none' ? 0 : floorHeight * 1.28;
  const top = base - ground - floors * floorHeight;
  drawWall(context, facade, top);
  drawRoof(context, {
    x,
    y: top,
    width,
    kind: facade.roof.kind,
    colour: facade.roof.colour,
    trim: facade.trim,
    wall: facade.wall,
  });
  for (let floor = 0; floor < floors; floor += 1)
    drawFloor(context, facade, { top: top + floor * floorHeight, isFirst: floor === floors - 1 });
  if (ground === 0) return;
  canvas.add(
    rect([x - 6, base - ground - 10, width + 12, 14], light.tone(facade.trim)),
    rect([x, base - ground + 4, width, 12], light.shadow, 'opacity="0.22"'),
  );
  drawGroundFloor(context, facade, base - ground);
  canvas.add(rect([x, base - 16, width, 16], darker(light.tone(facade.trim), 0.3)));
}

function drawWall(
  { canvas, light }: FacadeContext,
  { x, base, width, wall, texture }: Facade,
  top: number,
): void {
  const colour = light.tone(wall);
  const towardsSun = light.sun.x > x + width / 2;
  canvas.add(
    rect(
      [x, top, width, base - top],
      canvas.linear(
        [
          [0, lighter(colour, 0.12)],
          [1, darker(colour, 0.2)],
        ],
        towardsSun ? 'left' : 'right',
      ),
    ),
  );
  if (texture === 'brick') {
    const rows: string[] = [];
    for (let y = top + 10; y < base; y += 10) rows.push(`M${x} ${y}h${width}`);
    canvas.add(
      path(
        rows.join(''),
        'none',
        `stroke="${darker(colour, 0.35)}" stroke-width="1" opacity="0.22"`,
      ),
    );
  }
  if (texture === 'boards') {
    const boards: string[] = [];
    for (let y = top + 16; y < base; y += 16) boards.push(`M${x} ${y}h${width}`);
    canvas.add(
      path(
        boards.join(''),
        'none',
        `stroke="${darker(colour, 0.4)}" stroke-width="2" opacity="0.3"`,
      ),
    );
  }
}

function drawFloor(
  { canvas, light, glass }: FacadeContext,
  facade: Facade,
  row: { top: number; isFirst: boolean },
): void {
  const { x, width, columns, floorHeight, window: style, trim } = facade;
  const pitch = width / columns;
  const windowWidth = Math.min(
    pitch * (style.shutters === undefined ? 0.5 : 0.38),
    floorHeight * 0.52,
  );
  const height = floorHeight * 0.62;
  if (row.isFirst) canvas.add(rect([x, row.top - 3, width, 6], light.tone(trim), 'opacity="0.8"'));
  for (let column = 0; column < columns; column += 1) {
    const left = x + pitch * (column + 0.5) - windowWidth / 2;
    drawWindow(
      canvas,
      { light, glass },
      [left, row.top + floorHeight * 0.2, windowWidth, height],
      style,
    );
  }
}

function drawGroundFloor(context: FacadeContext, facade: Facade, top: number): void {
  const { canvas, light, glass } = context;
  const { x, width, columns, base, ground, window: style } = facade;
  const high = base - top;
  const pitch = width / columns;
  const door = Math.floor(columns / 2);
  const lit = { ...light, lit: light.lampsOn ? 1 : 0.35 };
  for (let column = 0; column < columns; column += 1) {
    if (column === door) continue;
    const wide = pitch * (ground === 'shop' ? 0.78 : 0.56);
    const box = [
      x + pitch * (column + 0.5) - wide / 2,
      top + high * 0.2,
      wide,
      high * (ground === 'plain' ? 0.52 : 0.66),
    ] as const;
    drawWindow(canvas, { light: lit, glass }, box, {
      frame: style.frame,
      arch: ground === 'arches',
      sill: ground === 'plain',
    });
    if (facade.awning !== undefined && ground !== 'plain')
      drawAwning(context, [box[0] - 8, box[1] - 8, wide + 16, high * 0.24], facade.awning);
  }
  drawEntrance(context, facade, {
    centre: x + pitch * (door + 0.5),
    width: Math.min(pitch * 0.74, high * 0.62),
    top: top + high * 0.16,
  });
}

function drawAwning(
  { canvas, light }: FacadeContext,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): void {
  const stripes = 8;
  for (let index = 0; index < stripes; index += 1) {
    const left = x + (index / stripes) * width;
    const fill = light.tone(index % 2 === 0 ? colour : '#f6efe2');
    const wide = width / stripes;
    canvas.add(
      path(
        `M${left + (0.5 - index / stripes) * 14} ${y} h${wide * 0.97} L${left + wide} ${y + height} a${wide / 2} 9 0 0 1 ${-wide} 0 Z`,
        fill,
      ),
    );
  }
  canvas.add(rect([x, y + height + 8, width, 12], light.shadow, 'opacity="0.22"'));
}
