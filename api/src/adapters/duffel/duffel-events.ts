import * as v from 'valibot';
import type { SupplierEvents } from '../../ports/supplier-events';
import { checkSigned } from '../webhooks/event-signature';

const CHANGED = 'order.airline_initiated_change_detected';

/** The object is an order, or a change that names its order. */
const EventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.optional(
    v.object({
      object: v.optional(
        v.object({ id: v.optional(v.string()), order_id: v.optional(v.string()) }),
        {},
      ),
    }),
    {},
  ),
});

export function duffelEvents(secrets: readonly string[]): SupplierEvents {
  return {
    read(body, signature) {
      checkSigned(body, signature, secrets);
      const { id, type, data } = v.parse(EventSchema, JSON.parse(body.toString('utf8')));
      const { id: own = '', order_id: order = own.startsWith('ord_') ? own : null } = data.object;
      return { id, type, changedBooking: type === CHANGED ? order : null };
    },
  };
}
