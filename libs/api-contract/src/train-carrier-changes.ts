import * as v from 'valibot';
import { CarrierChangeSchema } from './carrier-changes';
import { PREFERENCE_GROUPS } from './train-facts';
import { TrainAmountSchema } from './trains';

export const ExchangedExtraSchema = v.object({
  label: v.string(),
  count: v.number(),
  legId: v.string(),
  travelerId: v.string(),
  /** transferred to the new train; else refunded */
  isKept: v.boolean(),
  paid: TrainAmountSchema,
  costs: TrainAmountSchema,
});

/** A wish for seats, and whether the new trains take it. */
export const CarriedWishSchema = v.object({
  group: v.picklist(PREFERENCE_GROUPS),
  option: v.string(),
  isKept: v.boolean(),
});

export const TrainCarrierChangeSchema = v.object({
  ...CarrierChangeSchema.entries,
  /** of the first train */
  carrier: v.string(),
  itemID: v.string(),
  legID: v.string(),
  /** proposed train only: extras and wishes after acceptance */
  extras: v.array(ExchangedExtraSchema),
  wishes: v.array(CarriedWishSchema),
});
export type TrainCarrierChange = v.InferOutput<typeof TrainCarrierChangeSchema>;
