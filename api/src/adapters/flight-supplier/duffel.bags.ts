import { BAG_TYPES } from '@wayfare/api-contract';
import * as v from 'valibot';
import type { SupplierBag } from '../../ports/flight-offers';
import { AmountSchema, toMoney } from '../duffel/wire-values';
import { BagLimitsSchema, toBagLimits } from './duffel.schemas';

const BagSchema = v.object({
  id: v.string(),
  type: v.literal('baggage'),
  maximum_quantity: v.number(),
  passenger_ids: v.array(v.string()),
  segment_ids: v.array(v.string()),
  total_amount: AmountSchema,
  total_currency: v.literal('EUR'),
  metadata: v.object({
    type: v.picklist(BAG_TYPES),
    ...BagLimitsSchema.entries,
  }),
});

/** Drops extras other than bags. */
export function toBags(candidates: readonly unknown[]): SupplierBag[] {
  return candidates.flatMap((candidate) => {
    const parsed = v.safeParse(BagSchema, candidate);
    if (!parsed.success) return [];
    const { id, metadata, ...wire } = parsed.output;
    const bag = { type: metadata.type, ...toBagLimits(metadata) };
    return [
      {
        id,
        bag,
        maximumQuantity: wire.maximum_quantity,
        passengerIds: wire.passenger_ids,
        segmentIds: wire.segment_ids,
        price: toMoney(wire.total_amount),
      },
    ];
  });
}
