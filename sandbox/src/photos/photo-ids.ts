import { hash32 } from '../random';
import { frontNumber, mannerOf } from './manners';

export type Light = 'morning' | 'day' | 'golden' | 'dusk';

/** Scenes and how many pictures of each all hotels share: few, so that every cache on the way fills up. */
const SCENES = {
  'city-hotel-facade': 20,
  'apartment-facade': 14,
  'country-house-facade': 12,
  'hostel-facade': 10,
  'business-hotel-facade': 12,
  'beach-hotel-facade': 14,
  'mountain-hotel-facade': 12,
  'ski-hotel-facade': 12,
  'holiday-village': 10,
  'airport-hotel-facade': 8,
  'eco-hotel-facade': 8,
  beach: 12,
  mountains: 12,
  'village-street': 10,
  'skyline-at-dusk': 14,
  'room-view': 10,
  garden: 10,
  pool: 12,
  lobby: 12,
  'double-room': 16,
  'twin-room': 12,
  suite: 10,
  bathroom: 10,
  restaurant: 10,
  breakfast: 8,
  spa: 8,
  gym: 6,
  bar: 6,
  'meeting-room': 5,
  'breakfast-room': 5,
} as const;

export type Scene = keyof typeof SCENES;

/** Scenes of which each hotel has one of its own, beside the few that all shared before. */
const FRONTS: ReadonlySet<Scene> = new Set([
  'city-hotel-facade',
  'apartment-facade',
  'country-house-facade',
  'hostel-facade',
  'business-hotel-facade',
  'beach-hotel-facade',
  'mountain-hotel-facade',
  'ski-hotel-facade',
  'holiday-village',
  'airport-hotel-facade',
  'eco-hotel-facade',
]);

const LIGHTS: readonly Light[] = ['day', 'golden', 'dusk', 'morning'];

/** The picture of a scene that belongs to `seed`; with a `step`, one of those that follow it. */
export function photoId(scene: Scene, seed: string, step = 0): string {
  return `${scene}-${1 + ((hash32(`${scene}/${seed}`) + step) % SCENES[scene])}`;
}

/** The front of one house: another picture for each `serial` of a country, as long as there are fewer than 10,000. */
export function frontId(scene: Scene, country: string, serial: number): string {
  return `${scene}-${frontNumber(country, serial)}`;
}

export function parsePhotoId(id: string): { scene: Scene; number: number } | undefined {
  const match = /^(.+)-(\d{1,5})$/.exec(id);
  const scene = allScenes().find((name) => name === match?.[1]);
  const number = Number(match?.[2]);
  if (scene === undefined || String(number) !== match?.[2]) return undefined;
  const isShared = number >= 1 && number <= SCENES[scene];
  return isShared || (FRONTS.has(scene) && mannerOf(number) !== undefined)
    ? { scene, number }
    : undefined;
}

export function allScenes(): Scene[] {
  return Object.keys(SCENES).filter((name): name is Scene => name in SCENES);
}

export function allPhotoIds(): string[] {
  return allScenes().flatMap((scene) =>
    Array.from({ length: SCENES[scene] }, (_, index) => `${scene}-${index + 1}`),
  );
}

/** The light that an outdoor picture shows; its alternative text says the same. */
export function lightOf(scene: Scene, number: number): Light {
  return scene === 'skyline-at-dusk' ? 'dusk' : (LIGHTS[number % LIGHTS.length] ?? 'day');
}

export function accentOf(number: number): number {
  return number % 6;
}
