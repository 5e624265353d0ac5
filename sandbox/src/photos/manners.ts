import type { RoofKind } from './roofs';

/** How a part of the world builds: colours of walls and roofs, and what the fronts of its hotels look like. */
export interface Manner {
  walls: readonly [string, ...string[]];
  roofs: readonly [string, ...string[]];
  kinds: readonly [RoofKind, ...RoofKind[]];
  shutters: number;
  iron: number;
  brick: number;
  arches: number;
  tree: 'round' | 'palm' | 'cypress';
}

const BRICK = ['#a9583f', '#8f4a3a', '#b9704f', '#7d4438', '#c08a66', '#6b4038'] as const;

/** In the order of the ten thousands of a picture's number, from one on. */
const MANNERS: readonly Manner[] = [
  // the Low Countries
  {
    walls: [...BRICK, '#d8c7a6', '#e6dccb'],
    roofs: ['#5a5f6b', '#7b4a3c', '#6a6f7b'],
    kinds: ['stepped', 'flat', 'gable', 'stepped', 'mansard'],
    shutters: 0.12,
    iron: 0.1,
    brick: 0.75,
    arches: 0.2,
    tree: 'round',
  },
  // the British Isles
  {
    walls: ['#9a5f48', '#b07a5c', '#efe9dd', '#e2d9c6', '#7f6a5c', '#d6cbb8', '#a8a39a'],
    roofs: ['#565d69', '#6d5a52', '#4a505c'],
    kinds: ['hip', 'flat', 'gable', 'mansard'],
    shutters: 0,
    iron: 0.25,
    brick: 0.6,
    arches: 0.3,
    tree: 'round',
  },
  // France and what built after Paris
  {
    walls: ['#ece0c8', '#e2d3b6', '#f0e8d8', '#d9c7a4', '#e9d5c0', '#cfc6b6'],
    roofs: ['#56606f', '#626c7c', '#4c5563'],
    kinds: ['mansard', 'mansard', 'hip', 'mansard'],
    shutters: 0.25,
    iron: 0.75,
    brick: 0,
    arches: 0.55,
    tree: 'round',
  },
  // the middle of Europe
  {
    walls: ['#e8d2a0', '#d9b08c', '#cfd6bd', '#e8c0a8', '#d6d3c8', '#c9b0c0', '#b9cbd3', '#efe3c8'],
    roofs: ['#a3553c', '#8f5a48', '#6f747f'],
    kinds: ['hip', 'mansard', 'gable', 'tiles', 'stepped'],
    shutters: 0.15,
    iron: 0.2,
    brick: 0.05,
    arches: 0.45,
    tree: 'round',
  },
  // the north
  {
    walls: ['#d98a4f', '#e2b45a', '#b5543f', '#8fa3a8', '#efe5d2', '#6f8fa3', '#c9a08a', '#7f9a86'],
    roofs: ['#4a4f5a', '#7d4436', '#5d6570'],
    kinds: ['gable', 'hip', 'flat', 'mansard'],
    shutters: 0,
    iron: 0.08,
    brick: 0.2,
    arches: 0.12,
    tree: 'round',
  },
  // Spain and Portugal
  {
    walls: ['#f0dfba', '#e3a77e', '#f7efe0', '#d98f6c', '#e8c98f', '#c9b39a', '#efd2c0', '#b9c4b8'],
    roofs: ['#b8694a', '#c27a52', '#a55a3f'],
    kinds: ['tiles', 'flat', 'tiles', 'flat'],
    shutters: 0.5,
    iron: 0.7,
    brick: 0.1,
    arches: 0.5,
    tree: 'palm',
  },
  // Italy, Greece and the Adriatic
  {
    walls: ['#e0a46f', '#d9835a', '#efd3a0', '#e8bfa0', '#f4ead4', '#c97a5c', '#d8c08a'],
    roofs: ['#a9553a', '#b86a48', '#9a5038'],
    kinds: ['tiles', 'hip', 'tiles', 'flat'],
    shutters: 0.8,
    iron: 0.25,
    brick: 0.05,
    arches: 0.55,
    tree: 'cypress',
  },
  // the rest of the world
  {
    walls: ['#d8c4a0', '#c7ced0', '#e6d8c0', '#b9a58c', '#d09a78', '#9fb0b8', '#efe8da'],
    roofs: ['#8a8378', '#6f747f', '#a3705a'],
    kinds: ['flat', 'flat', 'hip', 'tiles'],
    shutters: 0.15,
    iron: 0.3,
    brick: 0.1,
    arches: 0.35,
    tree: 'palm',
  },
];

const COUNTRIES = [
  'NL BE LU',
  'GB IE IM JE GG',
  'FR MC',
  'DE AT CH LI CZ PL HU SK SI RO BG RS',
  'DK SE NO FI IS EE LV LT',
  'ES PT AD GI',
  'IT SM MT HR GR CY AL ME MK BA XK',
].map((codes) => codes.split(' '));

const STEP = 10_000;

/** The number of a front: ten thousands say in which manner a country builds, the rest which front it is. */
export function frontNumber(country: string, serial: number): number {
  const known = COUNTRIES.findIndex((codes) => codes.includes(country));
  const manner = known === -1 ? MANNERS.length : known + 1;
  return manner * STEP + (serial % STEP);
}

/** Undefined for one of the few fronts that every country shared before. */
export function mannerOf(number: number): Manner | undefined {
  return MANNERS[Math.floor(number / STEP) - 1];
}
