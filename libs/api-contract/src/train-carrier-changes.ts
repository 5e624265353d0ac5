import * as v from 'valibot';
import { CarrierChangeSchema } from './carrier-changes';
import { PREFERENCE_GROUPS } from './train-facts';
import { TrainAmountSchema } from './trains';

/** An extra that was bought with a journey that gets another train. */
export const ExchangedExtraSchema = v.object({
  label: v.string(),
  count: v.number(),
  legId: v.string(),
  travelerId: v.string(),
  /** it goes along to the new train; else its price comes back */
  isKept: v.boolean(),
  /** what was paid for all of them, and what they cost on the new train */
  paid: TrainAmountSchema,
  costs: TrainAmountSchema,
});

/** A wish for seats, and whether the new trains take it. */
export const CarriedWishSchema = v.object({
  group: v.picklist(PREFERENCE_GROUPS),
  option: v.string(),
  isKept: v.boolean(),
});

/** What a railway changed by itself, with the tickets that it is about. */
export const TrainCarrierChangeSchema = v.object({
  ...CarrierChangeSchema.entries,
  /** whose the first of the trains is */
  carrier: v.string(),
  /** the item and its leg */
  itemID: v.string(),
  legID: v.string(),
  /** where another train is proposed: what becomes of extras and wishes once it is accepted */
  extras: v.array(ExchangedExtraSchema),
  wishes: v.array(CarriedWishSchema),
});
export type TrainCarrierChange = v.InferOutput<typeof TrainCarrierChangeSchema>;
