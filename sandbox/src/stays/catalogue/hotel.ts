import type { Random } from '../../kit/random';
import { keysOf } from '../../kit/tables';
import countries from '../data/countries.json';
import { FACILITIES, happens, MIXES, SETTINGS, TYPES } from './hotel-types';
import type { FacilityCode, HotelType } from './hotel-types';
import { hotelName, streetAddress } from './names';
import type { Town } from './towns';

export type Hotel = ReturnType<typeof makeHotel>;

const SMALL = 40_000;
const LARGE = 350_000;

function chooseType(random: Random, { setting, population }: Town): HotelType {
  if (setting === 'city' && population < SMALL) return random.weighted(MIXES.smallTown);
  const { mix } = SETTINGS[setting];
  return random.weighted(population >= LARGE ? [...mix, ...MIXES.largeCityAddition] : mix);
}

function scatter(random: Random, town: Town, type: HotelType) {
  const reach = Math.min(9, 0.9 + Math.sqrt(town.population) / 160);
  const distance =
    type === 'airport' ? reach * (1 + random.next() * 0.4) : reach * random.next() ** 1.6;
  const angle = random.next() * 2 * Math.PI;
  const perDegree = 111.2 * Math.cos((town.latitude * Math.PI) / 180);
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: round(town.latitude + (Math.sin(angle) * distance) / 111.2),
    longitude: round(town.longitude + (Math.cos(angle) * distance) / perDegree),
  };
}

function rate(random: Random, stars: number) {
  if (random.chance(0.04)) return null;
  const score = 6 + 3.6 * Math.min(1, 0.08 * stars + 0.62 * random.next());
  return { score: Math.round(score * 10) / 10, count: Math.round(12 + 2_600 * random.next() ** 3) };
}

function chooseFacilities(random: Random, type: HotelType, stars: number): FacilityCode[] {
  const chosen = new Set<FacilityCode>(['wifi', ...TYPES[type].always]);
  for (const code of keysOf(FACILITIES)) {
    const { sometimes } = FACILITIES[code];
    if (sometimes !== undefined && happens(random, stars, sometimes)) chosen.add(code);
  }
  if (type === 'spa' && random.chance(0.2)) chosen.add('adult_only');
  return [...chosen];
}

/** Percent of the net room price; the city tax, which may be cents per adult and night instead, is paid at the property. */
type Tariff = Partial<
  Record<'vatPercent' | 'cityTaxPercent' | 'cityTaxCents' | 'priceLevel', number>
>;

const TARIFFS: Readonly<Record<'countries' | 'towns', Record<string, Tariff>>> = countries;

function taxFacts({ country, name }: Town, stars: number) {
  const { vatPercent = 10, ...national } = TARIFFS.countries[country] ?? {};
  const { cityTaxPercent = 0, cityTaxCents = 0 } = { ...national, ...TARIFFS.towns[name] };
  const byStars = Math.round((cityTaxCents * (0.55 + stars * 0.15)) / 10) * 10;
  return { vatPercent, cityTaxPercent, cityTaxCents: cityTaxPercent > 0 ? 0 : byStars };
}

const NIGHT_BY_STARS = [4_200, 5_200, 6_900, 9_400, 13_200, 21_500];

function baseNightCents(town: Town, type: HotelType, stars: number, luck: number): number {
  const draw = 0.86 + Math.min(0.62, Math.log10(1 + town.hotels) * 0.26);
  const level = (TARIFFS.countries[town.country]?.priceLevel ?? 0.62) * draw;
  const cents = (NIGHT_BY_STARS[stars] ?? 0) * TYPES[type].price * level * (0.82 + 0.4 * luck);
  return Math.round(cents / 100) * 100;
}

const CHECK_IN = ['14:00', '15:00', '15:00', '16:00', '17:00'] as const;
const CHECK_OUT = ['10:00', '10:30', '11:00', '11:00', '12:00'] as const;

/** The order of the draws is part of what every hotel is. */
export function makeHotel(random: Random, city: Town, taken: Set<string>, id: string) {
  const type = chooseType(random, city);
  const stars = random.weighted(
    TYPES[type].stars.map((share, index) => [index + 1, share] as const),
  );
  const saysWhen = random.chance(0.85);
  return {
    id,
    name: hotelName(random, city, type, taken),
    city,
    type,
    stars,
    ...scatter(random, city, type),
    address: streetAddress(random, city),
    rating: rate(random, stars),
    /** an ordinary night's net price for two in the plainest room */
    nightCents: baseNightCents(city, type, stars, random.next()),
    facilities: chooseFacilities(random, type, stars),
    taxes: taxFacts(city, stars),
    minAge: random.chance(0.08) ? 21 : 18,
    checkInFrom: saysWhen ? random.pick(CHECK_IN) : null,
    checkOutBefore: saysWhen ? random.pick(CHECK_OUT) : null,
    memberDeal: random.chance(0.4),
  };
}
