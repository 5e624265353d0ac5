import * as v from 'valibot';
import { readTable } from '../../kit/tables';
import rows from '../data/brands.json';

const BrandSchema = v.object({
  code: v.picklist(['light', 'standard', 'flex']),
  name: v.string(),
  carryOn: v.number(),
  checked: v.number(),
  /** cents for each traveller with a seat to change it or give it back; without a number it can't be done */
  change: v.optional(v.number()),
  refund: v.optional(v.number()),
  freeSeats: v.boolean(),
  /** against what a cheap seat of an airline with connections costs, and what comes on top for each direction */
  factor: v.number(),
  extra: v.number(),
});
export type Brand = v.InferOutput<typeof BrandSchema>;

/** The fares of a cabin, the cheapest first; airlines without frills have others. */
export const BRANDS = readTable(rows, v.array(BrandSchema));
