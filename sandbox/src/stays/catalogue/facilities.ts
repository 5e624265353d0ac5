import type { StaysAmenity } from '@duffel/api/dist/Stays/StaysTypes';
import type { Random } from '../../random';
import type { HotelType } from './hotel-types';

export type FacilityCode = StaysAmenity['type'];

export const FACILITY_NAMES: Record<FacilityCode, { en: string; nl: string }> = {
  wifi: { en: 'Free wifi', nl: 'Gratis wifi' },
  '24_hour_front_desk': { en: '24-hour reception', nl: 'Receptie dag en nacht open' },
  parking: { en: 'Parking', nl: 'Parkeerplaats' },
  restaurant: { en: 'Restaurant', nl: 'Restaurant' },
  lounge: { en: 'Lounge and bar', nl: 'Lounge en bar' },
  room_service: { en: 'Room service', nl: 'Roomservice' },
  pool: { en: 'Swimming pool', nl: 'Zwembad' },
  spa: { en: 'Spa and sauna', nl: 'Spa en sauna' },
  gym: { en: 'Fitness room', nl: 'Fitnessruimte' },
  concierge: { en: 'Concierge', nl: 'Conciërge' },
  business_centre: { en: 'Meeting rooms', nl: 'Vergaderzalen' },
  laundry: { en: 'Laundry service', nl: 'Wasservice' },
  childcare_service: { en: 'Childcare', nl: 'Kinderopvang' },
  pets_allowed: { en: 'Pets welcome', nl: 'Huisdieren welkom' },
  accessibility_mobility: { en: 'Wheelchair accessible', nl: 'Rolstoeltoegankelijk' },
  accessibility_hearing: {
    en: 'Facilities for hard-of-hearing guests',
    nl: 'Voorzieningen voor slechthorenden',
  },
  adult_only: { en: 'Adults only', nl: 'Alleen voor volwassenen' },
  cash_machine: { en: 'Cash machine', nl: 'Geldautomaat' },
};

/** What a type of house always has. */
const ALWAYS: Record<HotelType, readonly FacilityCode[]> = {
  city: ['24_hour_front_desk'],
  beach: ['pool', 'restaurant'],
  apartment: ['laundry'],
  country: ['parking', 'restaurant'],
  ski: ['parking', 'restaurant', 'lounge'],
  village: ['parking', 'pool', 'pets_allowed'],
  spa: ['spa', 'pool', 'restaurant'],
  airport: ['24_hour_front_desk', 'parking', 'restaurant'],
  eco: ['pets_allowed'],
  conference: ['business_centre', 'restaurant', '24_hour_front_desk', 'parking'],
  hostel: ['laundry', 'lounge'],
  mountain: ['parking', 'restaurant'],
  family: ['childcare_service', 'pool', 'restaurant'],
  business: ['business_centre', 'gym', '24_hour_front_desk'],
};

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
  const chosen = new Set<FacilityCode>(['wifi', ...ALWAYS[type]]);
  for (const [code, from, share] of SOMETIMES) {
    if (random.chance(share) && stars >= from) chosen.add(code);
  }
  if (type === 'spa' && random.chance(0.2)) chosen.add('adult_only');
  return [...chosen];
}
