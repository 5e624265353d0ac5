import { HEIGHT, rect, WIDTH, type Canvas } from './canvas';
import type { Light } from './photo-ids';

/** Colours of a room; the accent is the one that the alternative text names. */
export interface RoomPalette {
  wall: string;
  accent: string;
  wood: string;
  linen: string;
  metal: string;
  floor: string;
}

const ROOMS: readonly RoomPalette[] = [
  {
    wall: '#efe3d6',
    accent: '#b9583c',
    wood: '#9a6b45',
    linen: '#fbf6ee',
    metal: '#c79a5b',
    floor: '#c39a6d',
  },
  {
    wall: '#e6e8dd',
    accent: '#6f8a6c',
    wood: '#a87c50',
    linen: '#faf8f0',
    metal: '#b99a60',
    floor: '#c9a678',
  },
  {
    wall: '#e3e6ea',
    accent: '#264569',
    wood: '#7a5236',
    linen: '#f8f8f6',
    metal: '#c4a265',
    floor: '#a97d56',
  },
  {
    wall: '#f2e9d6',
    accent: '#c78f2a',
    wood: '#8a5f3d',
    linen: '#fdf9ef',
    metal: '#3f4048',
    floor: '#b98d60',
  },
  {
    wall: '#ebe1e4',
    accent: '#6d3a5c',
    wood: '#8d6248',
    linen: '#fbf6f5',
    metal: '#c79b6a',
    floor: '#b78d6c',
  },
  {
    wall: '#e2ebe8',
    accent: '#2b7d78',
    wood: '#a67a4e',
    linen: '#f9fbf8',
    metal: '#c2a062',
    floor: '#c8a274',
  },
];

export interface Interior {
  canvas: Canvas;
  colours: RoomPalette;
  outside: Light;
  /** hills, sea or roofs: every window of a room shows the same */
  view: number;
  /** lamps glow brighter when it is dark outside */
  glow: number;
}

export function makeInterior(canvas: Canvas, number: number): Interior {
  const outside =
    (['day', 'golden', 'dusk', 'morning', 'day', 'golden', 'dusk'] as const)[number % 7] ?? 'day';
  return {
    canvas,
    colours: ROOMS[number % ROOMS.length] ?? roomOf('#efe3d6'),
    outside,
    view: canvas.random.int(0, 2),
    glow: outside === 'dusk' ? 1 : 0.55,
  };
}

function roomOf(wall: string): RoomPalette {
  return {
    wall,
    accent: '#b9583c',
    wood: '#9a6b45',
    linen: '#fbf6ee',
    metal: '#c79a5b',
    floor: '#c39a6d',
  };
}

function finishInterior({ canvas, outside, glow }: Interior): void {
  if (outside === 'golden') canvas.add(rect([0, 0, WIDTH, HEIGHT], '#ffb25e', 'opacity="0.07"'));
  if (outside === 'dusk')
    canvas.add(
      rect([0, 0, WIDTH, HEIGHT], '#241a3f', 'opacity="0.14"'),
      rect([0, 0, WIDTH, HEIGHT], '#ffbf70', 'opacity="0.05"'),
    );
  canvas.add(
    rect(
      [0, 0, WIDTH, HEIGHT],
      canvas.radial([
        [0.74, '#20140f', 0],
        [1, '#20140f', 0.1 + glow * 0.16],
      ]),
    ),
  );
}

/** Every other picture is the mirror image, so that rooms of one plan look less alike. */
export function mirrored(interior: Interior, number: number, draw: () => void): void {
  const { canvas } = interior;
  if (number % 2 === 1) canvas.add('<g transform="translate(1600 0) scale(-1 1)">');
  draw();
  if (number % 2 === 1) canvas.add('</g>');
  finishInterior(interior);
}
