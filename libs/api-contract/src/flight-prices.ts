import * as v from 'valibot';
import { Criteria, FlightSearchSliceSchema, IsoDateSchema } from './flights';
import { AmountSchema } from './hotels';

const DaysSchema = v.pipe(v.array(IsoDateSchema), v.minLength(1), v.maxLength(7));

/** `POST /api/flights/{provider}/price-grid`: days out by days back, around the two chosen slices. */
export const PriceGridRequestSchema = v.strictObject({
  ...Criteria,
  slices: v.pipe(v.array(FlightSearchSliceSchema), v.length(2)),
  out: DaysSchema,
  back: DaysSchema,
});
export type PriceGridRequest = v.InferInput<typeof PriceGridRequestSchema>;

/** `sold`: the supplier's; `about`: estimated, whole euros; `none`: no flights; `unknown`: no answer. */
const GRID_PRICE_KINDS = ['sold', 'about', 'none', 'unknown'] as const;

const GridPriceSchema = v.object({
  departure_date: v.string(),
  return_date: v.string(),
  kind: v.picklist(GRID_PRICE_KINDS),
  total_amount: v.nullable(AmountSchema),
});
export type GridPrice = v.InferOutput<typeof GridPriceSchema>;

export const PriceGridResultSchema = v.object({
  prices: v.array(GridPriceSchema),
});
export type PriceGridResult = v.InferOutput<typeof PriceGridResultSchema>;
