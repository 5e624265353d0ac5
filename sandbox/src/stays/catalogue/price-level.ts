import type { City } from './cities';
import countries from '../data/countries.json';
import { TYPES, type HotelType } from './hotel-types';

/** What a country and its towns ask for a night. Rounded, invented where a town sets its own. */
export interface TaxFacts {
  vatPercent: number;
  /** paid at the property: percent of the net room price */
  cityTaxPercent: number;
  /** paid at the property: cents per adult and night */
  cityTaxCents: number;
}

/** A town's own tariff goes before that of its country; price levels are against the Netherlands. */
interface Tariffs {
  countries: Record<string, Partial<TaxFacts> & { priceLevel?: number }>;
  towns: Record<string, Partial<TaxFacts>>;
}
const TARIFFS: Tariffs = countries;

export function taxFacts(country: string, town: string, stars: number): TaxFacts {
  const { vatPercent = 10, ...national } = TARIFFS.countries[country] ?? {};
  const { cityTaxPercent = 0, cityTaxCents = 0 } = { ...national, ...TARIFFS.towns[town] };
  const byStars = Math.round((cityTaxCents * (0.55 + stars * 0.15)) / 10) * 10;
  return { vatPercent, cityTaxPercent, cityTaxCents: cityTaxPercent > 0 ? 0 : byStars };
}

const STARS = [4_200, 5_200, 6_900, 9_400, 13_200, 21_500];

/** An ordinary night's net price for two in the plainest room; a town with many hotels is a dear one. */
export function baseNightCents(
  hotel: { city: City; type: HotelType; stars: number; hotelsInTown: number },
  luck: number,
): number {
  const { city, type, stars, hotelsInTown } = hotel;
  const draw = 0.86 + Math.min(0.62, Math.log10(1 + hotelsInTown) * 0.26);
  const cents =
    (STARS[stars] ?? 9_400) *
    TYPES[type].price *
    (TARIFFS.countries[city.country]?.priceLevel ?? 0.62) *
    draw *
    (0.82 + 0.4 * luck);
  return Math.round(cents / 100) * 100;
}
