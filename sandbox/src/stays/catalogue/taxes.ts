/** What a country and its towns ask for a night. Rounded, invented where a town sets its own. */
export interface TaxFacts {
  /** value added tax in percent of the room price, part of the total */
  vatPercent: number;
  /** paid at the property: percent of the net room price */
  cityTaxPercent: number;
  /** paid at the property: cents per adult and night */
  cityTaxCents: number;
}

const VAT: Record<string, number> = {
  NL: 21,
  BE: 12,
  FR: 10,
  DE: 7,
  LU: 3,
  AT: 10,
  CH: 3.8,
  LI: 3.8,
  ES: 10,
  PT: 6,
  IT: 10,
  GR: 13,
  GB: 20,
  IE: 13.5,
  DK: 25,
  SE: 12,
  NO: 12,
  FI: 13.5,
  IS: 11,
  EE: 13,
  LV: 12,
  LT: 12,
  PL: 8,
  CZ: 12,
  SK: 5,
  HU: 5,
  SI: 9.5,
  HR: 13,
  RO: 11,
  BG: 9,
  CY: 9,
  MT: 7,
  ME: 15,
  RS: 10,
  AL: 6,
  TR: 10,
  MC: 10,
  AD: 4.5,
  US: 14,
  CA: 13,
  AE: 5,
  JP: 10,
  TH: 7,
  AU: 10,
  NZ: 15,
};
const PERCENT_CITY_TAX: Record<string, number> = { NL: 7, DE: 5, RO: 1, AT: 3.2, AE: 10 };
const CENTS_CITY_TAX: Record<string, number> = {
  BE: 400,
  FR: 280,
  ES: 220,
  PT: 200,
  IT: 350,
  CH: 350,
  GR: 250,
  HR: 140,
  SI: 250,
  CZ: 200,
  HU: 150,
  LU: 0,
  MC: 300,
  ME: 100,
  MT: 150,
  BG: 80,
  SK: 150,
  PL: 60,
  IS: 120,
  TH: 0,
  JP: 130,
};
/** Cities with a tariff of their own. */
const TOWN_PERCENT: Record<string, number> = {
  Amsterdam: 12.5,
  Rotterdam: 9,
  Utrecht: 9,
  'The Hague': 8.5,
  Berlin: 7.5,
  Edinburgh: 5,
};
const TOWN_CENTS: Record<string, number> = {
  Barcelona: 750,
  Paris: 565,
  Rome: 600,
  Venice: 500,
  Florence: 600,
  Milan: 630,
  Lisbon: 400,
  Porto: 300,
  Brussels: 500,
  Palma: 440,
  Manchester: 120,
  Prague: 200,
};

export function taxFacts(country: string, town: string, stars: number): TaxFacts {
  const percent = TOWN_PERCENT[town] ?? PERCENT_CITY_TAX[country] ?? 0;
  const cents = TOWN_CENTS[town] ?? CENTS_CITY_TAX[country] ?? 0;
  const byStars = Math.round((cents * (0.55 + stars * 0.15)) / 10) * 10;
  return {
    vatPercent: VAT[country] ?? 10,
    cityTaxPercent: percent,
    cityTaxCents: percent > 0 ? 0 : byStars,
  };
}
