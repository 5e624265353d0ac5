import * as v from 'valibot';
import type { SupplierEvents } from '../../ports/supplier-events';
import { checkSigned } from '../webhooks/event-signature';

const CHANGED = 'BOOKING_SCHEDULE_CHANGED';

const EventSchema = v.object({
  id: v.string(),
  type: v.string(),
  booking: v.optional(v.object({ id: v.string() })),
});

export function eraEvents(secrets: readonly string[]): SupplierEvents {
  return {
    read(body, signature) {
      checkSigned(body, signature, secrets);
      const { id, type, booking } = v.parse(EventSchema, JSON.parse(body.toString('utf8')));
      return { id, type, changedBooking: type === CHANGED ? (booking?.id ?? null) : null };
    },
  };
}
