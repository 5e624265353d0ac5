import type { Duffel } from '@duffel/api';
import * as v from 'valibot';
import type { FlightSupplier, SupplierCarrierChange } from '../../ports/flight-supplier';
import type { CallGuard } from '../call-guard';
import { errorEntries } from '../duffel/failures';
import { InstantSchema } from '../duffel/wire-values';
import { flightProblem } from './duffel.errors';
import { SliceSchema } from './duffel.schemas';
import { toSlice } from './duffel.slices';

const ACTIONS = ['accept', 'cancel', 'change', 'update'] as const;

const ChangeSchema = v.object({
  id: v.string(),
  created_at: InstantSchema,
  removed: v.array(SliceSchema),
  added: v.array(SliceSchema),
  available_actions: v.nullish(v.array(v.string()), []),
  action_taken: v.nullish(v.picklist(['accepted', 'cancelled', 'changed']), null),
});
const ListSchema = v.object({ data: v.array(ChangeSchema) });

function toChange({
  id,
  created_at: detected,
  removed,
  added,
  available_actions: actions,
  action_taken: taken,
}: v.InferOutput<typeof ChangeSchema>): SupplierCarrierChange {
  return {
    id,
    detectedAt: new Date(detected),
    removed: removed.map(toSlice),
    added: added.map(toSlice),
    actions: ACTIONS.filter((action) => actions.includes(action)),
    taken,
  };
}

export function carrierChangeCalls(
  { airlineInitiatedChanges }: Duffel,
  guard: CallGuard,
): Pick<FlightSupplier, 'carrierChanges' | 'acceptCarrierChange'> {
  return {
    carrierChanges: (orderId) =>
      guard.run(async () => {
        const { data } = v.parse(ListSchema, await airlineInitiatedChanges.list(orderId));
        return data.map(toChange).sort((a, b) => a.detectedAt.getTime() - b.detectedAt.getTime());
      }),
    acceptCarrierChange: (id) =>
      guard.run(async () => {
        try {
          await airlineInitiatedChanges.accept(encodeURIComponent(id));
        } catch (error) {
          // already answered by us or at the airline; the caller finds out which
          if (errorEntries(error).some(({ type }) => type === 'invalid_state_error'))
            throw flightProblem('OFFER_EXPIRED', error);
          throw error;
        }
      }),
  };
}
