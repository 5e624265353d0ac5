import { parseWholeEuros } from '@wayfare/domain';

/** Whole euros for everybody together, null for no limit. */
export interface PriceRange {
  minPrice: number | null;
  maxPrice: number | null;
}

/** What was typed into the two fields; null when one of them is no price or the lowest is above the highest. */
export function parsePriceRange(low: string, high: string): PriceRange | null {
  const [minPrice, maxPrice] = [parseWholeEuros(low), parseWholeEuros(high)];
  if (minPrice === undefined || maxPrice === undefined) return null;
  return minPrice !== null && maxPrice !== null && minPrice > maxPrice
    ? null
    : { minPrice, maxPrice };
}
