import type { Random } from '../../kit/random';
import facilities from '../data/facilities.json';
import { TYPES, type HotelType } from './hotel-types';

export type FacilityCode = keyof typeof facilities;

interface Facility {
  en: string;
  nl: string;
  sentence?: { en: string; nl: string };
}

export const FACILITIES: Readonly<Record<FacilityCode, Facility>> = facilities;

/** From how many stars on a house may have it, and how often. */
const SOMETIMES: readonly (readonly [FacilityCode, number, number])[] = [
  ['24_hour_front_desk', 2, 0.5],
  ['parking', 1, 0.5],
  ['restaurant', 3, 0.65],
  ['lounge', 2, 0.55],
  ['room_service', 4, 0.75],
  ['pool', 4, 0.3],
  ['spa', 4, 0.35],
  ['gym', 3, 0.45],
  ['concierge', 4, 0.6],
  ['business_centre', 4, 0.25],
  ['laundry', 2, 0.4],
  ['pets_allowed', 1, 0.3],
  ['accessibility_mobility', 1, 0.5],
  ['accessibility_hearing', 3, 0.15],
  ['cash_machine', 4, 0.1],
];

export function chooseFacilities(random: Random, type: HotelType, stars: number): FacilityCode[] {
  const chosen = new Set<FacilityCode>(['wifi', ...TYPES[type].always]);
  for (const [code, from, share] of SOMETIMES) {
    if (random.chance(share) && stars >= from) chosen.add(code);
  }
  if (type === 'spa' && random.chance(0.2)) chosen.add('adult_only');
  return [...chosen];
}
