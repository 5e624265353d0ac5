import * as v from 'valibot';
import { Criteria, FlightSearchSliceSchema, IsoDateSchema } from './flights';
import { AmountSchema } from './hotels';

const DaysSchema = v.pipe(v.array(IsoDateSchema), v.minLength(1), v.maxLength(7));

/** `POST /api/flights/{provider}/price-grid`: a return journey on other days, each way out with each way back. The two slices say the days that were chosen. */
export const PriceGridRequestSchema = v.strictObject({
  ...Criteria,
  slices: v.pipe(v.array(FlightSearchSliceSchema), v.length(2)),
  out: DaysSchema,
  back: DaysSchema,
});
export type PriceGridRequest = v.InferInput<typeof PriceGridRequestSchema>;

/**
 * How a price of the grid is known: `sold` as the supplier sells it now, `about` put together from prices of other days in
 * whole euros, `none` where the journey cannot be made or nobody flies, `unknown` where nobody could say.
 */
const GRID_PRICE_KINDS = ['sold', 'about', 'none', 'unknown'] as const;

const GridPriceSchema = v.object({
  departure_date: v.string(),
  return_date: v.string(),
  kind: v.picklist(GRID_PRICE_KINDS),
  /** null with `none` and `unknown` */
  total_amount: v.nullable(AmountSchema),
});
export type GridPrice = v.InferOutput<typeof GridPriceSchema>;

export const PriceGridResultSchema = v.object({
  /** in the order asked for, all days back of the first day out first */
  prices: v.array(GridPriceSchema),
});
export type PriceGridResult = v.InferOutput<typeof PriceGridResultSchema>;
