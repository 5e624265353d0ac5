import { frontId, photoId, type Scene } from '../photos/photo-ids';
import { hash32 } from '../../kit/random';
import type { FacilityCode } from './facilities';
import type { Hotel } from './hotel';
import { TYPES, type HotelType } from './hotel-types';

function frontOf({ type, setting }: Hotel): Scene {
  if (setting === 'coast' && (type === 'spa' || type === 'family')) return 'beach-hotel-facade';
  if (setting === 'mountain' && (type === 'spa' || type === 'family' || type === 'city'))
    return 'mountain-hotel-facade';
  return TYPES[type].front;
}

/** Hotels of a town follow each other from a number of the town's own, so that neighbours have different fronts. */
function serialOf({ id, city }: Hotel): number {
  const place = /_(\d+)$/.exec(id)?.[1];
  return place === undefined
    ? hash32(id)
    : (hash32(`fronts/${city.geonameId}`) % 10_000) + Number(place);
}

function surroundings({ type, setting, city }: Hotel): Scene {
  if (setting === 'coast') return 'beach';
  if (setting === 'mountain') return 'mountains';
  if (type === 'country' || type === 'village' || type === 'eco') return 'garden';
  return city.population > 120_000 ? 'skyline-at-dusk' : 'village-street';
}

/** What a house shows of its facilities, each that it has. */
const FACILITY_SCENES: readonly (readonly [FacilityCode, Scene])[] = [
  ['pool', 'pool'],
  ['spa', 'spa'],
  ['restaurant', 'restaurant'],
  ['gym', 'gym'],
  ['lounge', 'bar'],
  ['business_centre', 'meeting-room'],
];

/** Houses in the green; it is what surrounds them, unless the sea or the mountains do. */
const GARDENS: ReadonlySet<HotelType> = new Set(['country', 'village', 'eco']);

/** At least so many, where a house has little to show. */
const ENOUGH = 8;

/** The front first, then room and bathroom, then what the house has: six to twelve pictures. */
export function hotelPhotos(hotel: Hotel): string[] {
  const { facilities, stars, type } = hotel;
  const scenes: Scene[] = [
    frontOf(hotel),
    'double-room',
    surroundings(hotel),
    'bathroom',
    type === 'apartment' ? 'room-view' : 'lobby',
    ...FACILITY_SCENES.flatMap(([facility, scene]) => (facilities.includes(facility) ? scene : [])),
  ];
  if (GARDENS.has(type) && !scenes.includes('garden')) scenes.push('garden');
  if (stars >= 4 && scenes.length < ENOUGH) scenes.push('suite');
  if (type !== 'apartment' && scenes.length < ENOUGH)
    scenes.push(facilities.includes('restaurant') ? 'breakfast' : 'breakfast-room');
  if (scenes.length < ENOUGH - 1) scenes.push('twin-room');
  const [front = frontOf(hotel), ...others] = scenes;
  return [
    frontId(front, hotel.city.country, serialOf(hotel)),
    ...others.map((scene) => photoId(scene, hotel.id)),
  ];
}
