import * as v from 'valibot';
import { TRAIN_LIMITS } from './train-facts';
import { IsoDateSchema, TicketCriteriaSchema, TrainPricesSchema } from './trains';

/** `POST /api/trains/cheapest-days`: lowest price by day of one leg, from its hour on; the other leg is fixed. */
export const TrainDaysRequestSchema = v.strictObject({
  ...TicketCriteriaSchema.entries,
  /** index into `legs` */
  leg: v.optional(v.picklist([0, 1]), 0),
  days: v.pipe(v.array(IsoDateSchema), v.minLength(1), v.maxLength(TRAIN_LIMITS.days)),
});
export type TrainDaysRequest = v.InferInput<typeof TrainDaysRequestSchema>;

/** One direction, all travelers, with the departure. */
const LowestSchema = v.nullable(v.object({ prices: TrainPricesSchema, departure: v.string() }));

export const TrainDaysResultSchema = v.object({
  days: v.array(
    v.object({
      date: v.string(),
      single: LowestSchema,
      /** fares bound to both directions (OQ-66) */
      bound: LowestSchema,
      failed: v.boolean(),
    }),
  ),
});
export type TrainDaysResult = v.InferOutput<typeof TrainDaysResultSchema>;
