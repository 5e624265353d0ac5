import { BAG_TYPES } from '@wayfare/api-contract';
import * as v from 'valibot';
import type { SupplierBag } from '../../ports/flight-supplier';
import { AmountSchema, toMoney } from '../duffel/wire-values';

const size = v.nullish(v.number(), null);
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
    maximum_weight_kg: size,
    maximum_depth_cm: size,
    maximum_height_cm: size,
    maximum_length_cm: size,
  }),
});

/** Only bags: whatever else an airline sells beside the flight is left out. */
export function toBags(candidates: readonly unknown[]): SupplierBag[] {
  return candidates.flatMap((candidate) => {
    const parsed = v.safeParse(BagSchema, candidate);
    if (!parsed.success) return [];
    const { id, metadata, ...wire } = parsed.output;
    const bag = {
      type: metadata.type,
      maximumWeightKg: metadata.maximum_weight_kg,
      maximumDepthCm: metadata.maximum_depth_cm,
      maximumHeightCm: metadata.maximum_height_cm,
      maximumLengthCm: metadata.maximum_length_cm,
    };
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
