import { photoId, type Scene } from '../../photos/photo-ids';
import type { Hotel } from './hotel';
import type { HotelType } from './hotel-types';

const FRONT: Record<HotelType, Scene> = {
  city: 'city-hotel-facade',
  beach: 'beach-hotel-facade',
  apartment: 'apartment-facade',
  country: 'country-house-facade',
  ski: 'ski-hotel-facade',
  village: 'holiday-village',
  spa: 'country-house-facade',
  airport: 'airport-hotel-facade',
  eco: 'eco-hotel-facade',
  conference: 'business-hotel-facade',
  hostel: 'hostel-facade',
  mountain: 'mountain-hotel-facade',
  family: 'city-hotel-facade',
  business: 'business-hotel-facade',
};

function frontOf({ type, setting }: Hotel): Scene {
  if (setting === 'coast' && (type === 'spa' || type === 'family')) return 'beach-hotel-facade';
  if (setting === 'mountain' && (type === 'spa' || type === 'family' || type === 'city'))
    return 'mountain-hotel-facade';
  return FRONT[type];
}

function surroundings({ type, setting, city }: Hotel): Scene {
  if (setting === 'coast') return 'beach';
  if (setting === 'mountain') return 'mountains';
  if (type === 'country' || type === 'village' || type === 'eco') return 'garden';
  return city.population > 120_000 ? 'skyline-at-dusk' : 'village-street';
}

/** Five to eight pictures: the front first, then room and bathroom, then what the house has. */
export function hotelPhotos(hotel: Hotel): string[] {
  const { facilities, stars, type } = hotel;
  const scenes: Scene[] = [
    frontOf(hotel),
    'double-room',
    surroundings(hotel),
    'bathroom',
    type === 'apartment' ? 'room-view' : 'lobby',
  ];
  if (facilities.includes('pool')) scenes.push('pool');
  if (facilities.includes('spa')) scenes.push('spa');
  if (facilities.includes('restaurant')) scenes.push('restaurant');
  if (stars >= 4 && scenes.length < 8) scenes.push('suite');
  if (type !== 'apartment' && scenes.length < 7) scenes.push('breakfast');
  if (scenes.length < 7) scenes.push('twin-room');
  return scenes.slice(0, 8).map((scene) => photoId(scene, hotel.id));
}
