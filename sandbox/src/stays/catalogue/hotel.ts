import type { Random } from '../../kit/random';
import type { City } from './cities';
import { chooseFacilities, type FacilityCode } from './facilities';
import { chooseStars, chooseType, type HotelType, type Setting } from './hotel-types';
import { hotelName, streetAddress, type Address } from './names';
import { baseNightCents, taxFacts, type TaxFacts } from './price-level';

/** The facts of one invented hotel; texts and pictures follow from them. */
export interface Hotel {
  id: string;
  name: string;
  city: City;
  setting: Setting;
  type: HotelType;
  stars: number;
  latitude: number;
  longitude: number;
  address: Address;
  rating: { score: number; count: number } | null;
  /** an ordinary night's net price for two in the plainest room */
  nightCents: number;
  facilities: FacilityCode[];
  taxes: TaxFacts;
  minAge: number;
  /** null where the house does not say; then both are */
  checkInFrom: string | null;
  checkOutBefore: string | null;
  memberDeal: boolean;
}

export interface Town {
  city: City;
  setting: Setting;
  hotels: number;
  taken: Set<string>;
}

/** Most houses stand near the middle; an airport hotel stands outside. */
function scatter(
  random: Random,
  city: City,
  type: HotelType,
): { latitude: number; longitude: number } {
  const reach = Math.min(9, 0.9 + Math.sqrt(city.population) / 160);
  const distance =
    type === 'airport' ? reach * (1 + random.next() * 0.4) : reach * random.next() ** 1.6;
  const angle = random.next() * 2 * Math.PI;
  const latitude = city.latitude + (Math.sin(angle) * distance) / 111.2;
  const longitude =
    city.longitude +
    (Math.cos(angle) * distance) / (111.2 * Math.cos((city.latitude * Math.PI) / 180));
  return {
    latitude: Math.round(latitude * 1e5) / 1e5,
    longitude: Math.round(longitude * 1e5) / 1e5,
  };
}

function rate(random: Random, stars: number): Hotel['rating'] {
  if (random.chance(0.04)) return null;
  const score = 6 + 3.6 * Math.min(1, 0.08 * stars + 0.62 * random.next());
  return { score: Math.round(score * 10) / 10, count: Math.round(12 + 2_600 * random.next() ** 3) };
}

const CHECK_IN = ['14:00', '15:00', '15:00', '16:00', '17:00'] as const;
const CHECK_OUT = ['10:00', '10:30', '11:00', '11:00', '12:00'] as const;

export function makeHotel(random: Random, town: Town, id: string): Hotel {
  const { city, setting } = town;
  const type = chooseType(random, setting, city.population);
  const stars = chooseStars(random, type);
  const saysWhen = random.chance(0.85);
  return {
    id,
    name: hotelName(random, { city, type, taken: town.taken }),
    city,
    setting,
    type,
    stars,
    ...scatter(random, city, type),
    address: streetAddress(random, city),
    rating: rate(random, stars),
    nightCents: baseNightCents({ city, type, stars, hotelsInTown: town.hotels }, random.next()),
    facilities: chooseFacilities(random, type, stars),
    taxes: taxFacts(city.country, city.name, stars),
    minAge: random.chance(0.08) ? 21 : 18,
    checkInFrom: saysWhen ? random.pick(CHECK_IN) : null,
    checkOutBefore: saysWhen ? random.pick(CHECK_OUT) : null,
    memberDeal: random.chance(0.4),
  };
}
