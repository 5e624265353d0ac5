import { hash32 } from '../../kit/random';
import { keysOf } from '../../kit/tables';
import scenes from '../data/scenes.json';

export type Light = 'morning' | 'day' | 'golden' | 'dusk';

/** What pictures show, and how many of each all hotels share: few, so that every cache on the way fills up. */
export const SCENES = scenes;
export type Scene = keyof typeof SCENES;

/** Most hotels stand in a city: beside the shared fronts, each part of the world has so many of its own manner. */
const LOCAL: Scene = 'city-hotel-facade';
const LOCAL_FRONTS = 4;

/** Countries that build alike; the last part is the rest of the world. */
const PARTS = [
  'NL BE LU',
  'GB IE IM JE GG',
  'FR MC',
  'DE AT CH LI CZ PL HU SK SI RO BG RS',
  'DK SE NO FI IS EE LV LT',
  'ES PT AD GI',
  'IT SM MT HR GR CY AL ME MK BA XK',
  '',
].map((codes) => codes.split(' '));

/** Numbers of local fronts: their ten thousands say the part of the world, from one on. */
const STEP = 10_000;

const LIGHTS: readonly Light[] = ['day', 'golden', 'dusk', 'morning'];

const upTo = (count: number, above = 0): number[] =>
  Array.from({ length: count }, (_, index) => above + index + 1);

function localNumbers(country: string): number[] {
  const part = PARTS.findIndex((codes) => codes.includes(country));
  return upTo(LOCAL_FRONTS, STEP * (part === -1 ? PARTS.length : part + 1));
}

export function photoId(scene: Scene, seed: string, step = 0): string {
  return `${scene}-${1 + ((hash32(`${scene}/${seed}`) + step) % SCENES[scene].pictures)}`;
}

/** The front of one house: serial numbers that follow each other have different ones. */
export function frontId(scene: Scene, country: string, serial: number): string {
  const shared = upTo(SCENES[scene].pictures);
  const numbers = scene === LOCAL ? [...localNumbers(country), ...shared] : shared;
  return `${scene}-${numbers[serial % numbers.length]}`;
}

function numbersOf(scene: Scene): number[] {
  const local = PARTS.flatMap((_, part) => upTo(LOCAL_FRONTS, STEP * (part + 1)));
  return [...upTo(SCENES[scene].pictures), ...(scene === LOCAL ? local : [])];
}

interface Photo {
  scene: Scene;
  number: number;
}

const PHOTOS: ReadonlyMap<string, Photo> = new Map(
  keysOf(SCENES).flatMap((scene) =>
    numbersOf(scene).map((number): [string, Photo] => [`${scene}-${number}`, { scene, number }]),
  ),
);

export function parsePhotoId(id: string): Photo | undefined {
  return PHOTOS.get(id);
}

export function allPhotoIds(): string[] {
  return [...PHOTOS.keys()];
}

/** The light that an outdoor picture shows; its alternative text says the same. */
export function lightOf(scene: Scene, number: number): Light {
  return scene === 'skyline-at-dusk' ? 'dusk' : (LIGHTS[number % LIGHTS.length] ?? 'day');
}

export function accentOf(number: number): number {
  return number % 6;
}
