/*
 * Popularity is a number from 0 to about 110 on one scale for all kinds of places and hotels. Ten times the people are
 * worth 25 points, so that a large city stands before every small place whose name fits a little better.
 */

function ofPeople(population: number): number {
  return Math.max(0, 25 * Math.log10(Math.max(population, 1)) - 85);
}

/** Where nobody can stay is rarely what a traveller means. */
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

/** How many average ratings a hotel without its own is thought to have. */
const PRIOR_COUNT = 20;
const PRIOR_TENTHS = 70;

/**
 * What "recommended" sorts by, 0 to 10000: guest rating, weighed by how many rated, then how many rated, then stars.
 * Money does not change it.
 */
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
