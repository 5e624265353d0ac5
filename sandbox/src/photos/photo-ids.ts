import { hash32 } from '../random';

export type Light = 'morning' | 'day' | 'golden' | 'dusk';

/** Scenes and how many pictures of each exist: a finite set, so that every cache on the way works. */
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
} as const;

export type Scene = keyof typeof SCENES;

const LIGHTS: readonly Light[] = ['day', 'golden', 'dusk', 'morning'];

export function photoId(scene: Scene, seed: string): string {
  return `${scene}-${1 + (hash32(`${scene}/${seed}`) % SCENES[scene])}`;
}

export function parsePhotoId(id: string): { scene: Scene; number: number } | undefined {
  const match = /^(.+)-(\d{1,2})$/.exec(id);
  const scene = allScenes().find((name) => name === match?.[1]);
  const number = Number(match?.[2]);
  if (scene === undefined || number < 1 || number > SCENES[scene] || String(number) !== match?.[2])
    return undefined;
  return { scene, number };
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
