import * as v from 'valibot';
import { TRAIN_LIMITS } from './train-facts';
import { IsoDateSchema, TicketCriteriaSchema, TrainPricesSchema } from './trains';

/**
 * `POST /api/trains/cheapest-days`: the lowest price of each day that one leg may leave on, from the hour that the leg
 * names; the other leg stays as it is.
 */
export const TrainDaysRequestSchema = v.strictObject({
  ...TicketCriteriaSchema.entries,
  /** which of `legs` leaves on the days, from 0 */
  leg: v.optional(v.picklist([0, 1]), 0),
  days: v.pipe(v.array(IsoDateSchema), v.minLength(1), v.maxLength(TRAIN_LIMITS.days)),
});
export type TrainDaysRequest = v.InferInput<typeof TrainDaysRequestSchema>;

/** Of one direction, for all travelers, and when the train of it leaves. */
const LowestSchema = v.nullable(v.object({ prices: TrainPricesSchema, departure: v.string() }));

export const TrainDaysResultSchema = v.object({
  /** in the order asked for */
  days: v.array(
    v.object({
      date: v.string(),
      /** of the tickets that are sold by themselves; null on a day without any */
      single: LowestSchema,
      /** of the fares that are sold for both directions together (OQ-66) */
      bound: LowestSchema,
      /** nobody knows: the railways did not answer */
      failed: v.boolean(),
    }),
  ),
});
export type TrainDaysResult = v.InferOutput<typeof TrainDaysResultSchema>;
