import type { CabinClass } from '@duffel/api/types';
import * as v from 'valibot';
import { readTable } from '../../kit/tables';
import rows from '../data/brands.json';
import type { Airline } from '../reference/airlines';

export const BRAND_CODES = ['light', 'standard', 'flex'] as const;
export type BrandCode = (typeof BRAND_CODES)[number];

const BrandSchema = v.object({
  code: v.picklist(BRAND_CODES),
  name: v.string(),
  carryOn: v.number(),
  checked: v.number(),
  /** cents for each traveller with a seat to change it or give it back; without a number it can't be done */
  change: v.optional(v.number()),
  refund: v.optional(v.number()),
  /** a place may be chosen without paying for it */
  freeSeats: v.boolean(),
  priority: v.boolean(),
  /** against the cheapest fare of the cabin, and what comes on top for each direction */
  factor: v.number(),
  extra: v.number(),
});
export type Brand = v.InferOutput<typeof BrandSchema>;

const BRANDS = readTable(rows, v.array(BrandSchema));

/** The fares of a cabin, the cheapest first; airlines without frills have others. */
export function brandsOf({ kind }: Airline, cabin: CabinClass): readonly Brand[] {
  return kind === 'lowcost' ? BRANDS.lowcost : BRANDS[cabin];
}

export function brandOf(airline: Airline, cabin: CabinClass, code: BrandCode): Brand | undefined {
  return brandsOf(airline, cabin).find((one) => one.code === code);
}
