import { HOTEL_TYPE_CODES } from '@wayfare/api-contract/schemas';
import type { HotelTypeCode } from '@wayfare/api-contract';

/** The index stores a type as its position in this list. */
export const HOTEL_TYPES: readonly string[] = HOTEL_TYPE_CODES;

export function toHotelType(code: string): HotelTypeCode | null {
  return HOTEL_TYPE_CODES.find((known) => known === code) ?? null;
}
