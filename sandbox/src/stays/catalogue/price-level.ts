import type { City } from './cities';
import type { HotelType } from './hotel-types';

/** Price level of a country against the Netherlands. */
const COUNTRY: Record<string, number> = {
  CH: 1.45,
  IS: 1.4,
  NO: 1.25,
  MC: 1.9,
  LI: 1.3,
  DK: 1.2,
  GB: 1.15,
  IE: 1.2,
  US: 1.35,
  SE: 1.05,
  FI: 1.05,
  FR: 1.0,
  LU: 1.05,
  BE: 0.95,
  AT: 1.0,
  DE: 0.9,
  IT: 0.95,
  CA: 1.1,
  ES: 0.88,
  AE: 1.0,
  SG: 1.25,
  HK: 1.2,
  JP: 1.0,
  AU: 1.15,
  NZ: 1.05,
  IL: 1.2,
  CY: 0.85,
  MT: 0.85,
  GR: 0.85,
  PT: 0.8,
  HR: 0.85,
  SI: 0.8,
  CZ: 0.7,
  EE: 0.72,
  LV: 0.66,
  LT: 0.66,
  PL: 0.62,
  HU: 0.64,
  SK: 0.64,
  RO: 0.56,
  BG: 0.52,
  RS: 0.55,
  ME: 0.66,
  AL: 0.5,
  BA: 0.48,
  MK: 0.46,
  XK: 0.46,
  MD: 0.42,
  TR: 0.58,
  MA: 0.52,
  EG: 0.46,
  TN: 0.45,
  TH: 0.5,
  VN: 0.42,
  ID: 0.46,
  IN: 0.44,
};

const TYPE: Record<HotelType, number> = {
  city: 1,
  beach: 1.12,
  apartment: 1.02,
  country: 1,
  ski: 1.22,
  village: 0.88,
  spa: 1.2,
  airport: 0.9,
  eco: 0.98,
  conference: 1.02,
  hostel: 0.72,
  mountain: 0.98,
  family: 1,
  business: 1.04,
};

/** Euro cents for one night in an ordinary week, by stars. */
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
    TYPE[type] *
    (COUNTRY[city.country] ?? 0.62) *
    draw *
    (0.82 + 0.4 * luck);
  return Math.round(cents / 100) * 100;
}
