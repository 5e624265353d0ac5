/** Whole euros for everybody together, null for no limit. */
export interface PriceRange {
  minPrice: number | null;
  maxPrice: number | null;
}

/** `null` for no limit, `undefined` for what is no amount of whole euros. */
function euros(text: string): number | null | undefined {
  const digits = text.replace(/[€\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,6}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** What was typed into the two fields; null when one of them is no price or the lowest is above the highest. */
export function parsePriceRange(low: string, high: string): PriceRange | null {
  const [minPrice, maxPrice] = [euros(low), euros(high)];
  if (minPrice === undefined || maxPrice === undefined) return null;
  return minPrice !== null && maxPrice !== null && minPrice > maxPrice
    ? null
    : { minPrice, maxPrice };
}
