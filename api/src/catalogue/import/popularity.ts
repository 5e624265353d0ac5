/* 0 to about 110 for places and hotels alike: ten times the people is 25 points, more than a closer name. */

function ofPeople(population: number): number {
  return Math.max(0, 25 * Math.log10(Math.max(population, 1)) - 85);
}

function ofHotels(count: number): number {
  return count === 0 ? -15 : Math.min(15, 5 * Math.log10(1 + count));
}

export function cityPopularity(population: number, isCapital: boolean, hotels: number): number {
  return ofPeople(population) + ofHotels(hotels) + (isCapital ? 8 : 0);
}

export function destinationPopularity(population: number, hotels: number): number {
  return Math.max(0, ofPeople(population) - 20) + ofHotels(hotels);
}

export function countryPopularity(population: number, hotels: number): number {
  return ofPeople(population) + ofHotels(hotels) + 12;
}

/** Bayesian prior: an unrated hotel counts as this many average ratings. */
const PRIOR_COUNT = 20;
const PRIOR_TENTHS = 70;

/** "Recommended", 0 to 10000: weighted rating, then its count, then stars; money has no influence. */
export function recommendation(
  ratingTenths: number | null,
  ratingCount: number,
  stars: number,
): number {
  const count = ratingTenths === null ? 0 : ratingCount;
  const average =
    ((ratingTenths ?? 0) * count + PRIOR_TENTHS * PRIOR_COUNT) / (count + PRIOR_COUNT);
  const known = Math.min(1, Math.log10(1 + count) / 4);
  return Math.round(average * 70 + known * 2000 + stars * 200);
}
