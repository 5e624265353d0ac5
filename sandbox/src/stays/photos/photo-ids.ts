import { hash32 } from '../../kit/random';
import { keysOf } from '../../kit/tables';
import type { Texts } from '../catalogue/hotel-types';
import fronts from '../data/fronts.json';
import lights from '../data/lights.json';
import scenes from '../data/scenes.json';

/** What pictures show, and how many of each all hotels share: few, so that every cache on the way fills up. */
export const SCENES = scenes;
export type Scene = keyof typeof SCENES;

/** Most hotels stand in a city: beside the shared fronts, each part of the world has so many of its own manner. */
const LOCAL: Scene = 'city-hotel-facade';
const LOCAL_FRONTS = 4;

const PARTS = fronts.map((codes) => codes.split(' '));

/** Numbers of local fronts: their ten thousands say the part of the world, from one on. */
const STEP = 10_000;

const upTo = (count: number, above = 0): number[] =>
  Array.from({ length: count }, (_, index) => above + index + 1);
const localNumbers = (part: number): number[] => upTo(LOCAL_FRONTS, STEP * (part + 1));

export function photoId(scene: Scene, seed: string, step = 0): string {
  return `${scene}-${1 + ((hash32(`${scene}/${seed}`) + step) % SCENES[scene].pictures)}`;
}

export function frontId(scene: Scene, country: string, serial: number): string {
  const part = PARTS.findIndex((codes) => codes.includes(country));
  const local = scene === LOCAL ? localNumbers(part === -1 ? PARTS.length - 1 : part) : [];
  const numbers = [...local, ...upTo(SCENES[scene].pictures)];
  return `${scene}-${numbers[serial % numbers.length]}`;
}

const DUSK = 2;

/** `*` in the text of a scene is the light outdoors, and indoors the colour. */
function describe(scene: Scene, number: number): Texts {
  const { en, nl, indoors } = SCENES[scene];
  const details = indoors ? lights.indoors : lights.outdoors;
  const detail = details[scene === 'skyline-at-dusk' ? DUSK : number % details.length];
  return {
    en: en.replace('*', detail?.en ?? '').trim(),
    nl: nl.replace('*', detail?.nl ?? '').trim(),
  };
}

export const PHOTOS: ReadonlyMap<string, { scene: Scene; alt: Texts }> = new Map(
  keysOf(SCENES).flatMap((scene) => {
    const local = scene === LOCAL ? PARTS.flatMap((_, part) => localNumbers(part)) : [];
    return [...upTo(SCENES[scene].pictures), ...local].map(
      (number) => [`${scene}-${number}`, { scene, alt: describe(scene, number) }] as const,
    );
  }),
);
