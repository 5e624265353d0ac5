import * as v from 'valibot';
import { hash32 } from '../../kit/random';
import { keysOf, readTable } from '../../kit/tables';
import type { Hotel } from '../catalogue/hotel';
import { SETTINGS, TYPES } from '../catalogue/hotel-types';
import facilityScenes from '../data/facility-scenes.json';
import { frontId, photoId, SCENES, type Scene } from './photo-ids';

/** Hotels of a town follow each other from a number of the town's own, so that neighbours have different fronts. */
function serialOf({ id, city }: Hotel): number {
  const place = /_(\d+)$/.exec(id)?.[1];
  return place === undefined
    ? hash32(id)
    : (hash32(`fronts/${city.geonameId}`) % 10_000) + Number(place);
}

function surroundings({ type, city }: Hotel): Scene {
  const inTown = city.population > 120_000 ? 'skyline-at-dusk' : 'village-street';
  return SETTINGS[city.setting].scene ?? (TYPES[type].inTheGreen ? 'garden' : inTown);
}

const FACILITY_SCENES = readTable(facilityScenes, v.picklist(keysOf(SCENES)));

const ENOUGH = 8;

/** The front first, then room and bathroom, then what the house has: six to twelve pictures. */
export function hotelPhotos(hotel: Hotel): string[] {
  const { facilities, stars, type, city } = hotel;
  const scenes: Scene[] = [
    'double-room',
    surroundings(hotel),
    'bathroom',
    type === 'apartment' ? 'room-view' : 'lobby',
    ...keysOf(FACILITY_SCENES)
      .filter((facility) => facilities.includes(facility))
      .map((facility) => FACILITY_SCENES[facility]),
  ];
  const lacks = (missing = 0) => 1 + scenes.length < ENOUGH - missing;
  if (TYPES[type].inTheGreen && !scenes.includes('garden')) scenes.push('garden');
  if (stars >= 4 && lacks()) scenes.push('suite');
  if (type !== 'apartment' && lacks())
    scenes.push(facilities.includes('restaurant') ? 'breakfast' : 'breakfast-room');
  if (lacks(1)) scenes.push('twin-room');
  return [
    frontId(TYPES[type].fronts[city.setting], city.country, serialOf(hotel)),
    ...scenes.map((scene) => photoId(scene, hotel.id)),
  ];
}
