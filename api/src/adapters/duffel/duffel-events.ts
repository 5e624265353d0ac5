import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { SupplierEvents } from '../../ports/supplier-events';

const CHANGED = 'order.airline_initiated_change_detected';

/** The object is the change, which names its order, or the order itself. */
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

/** `t=1616202842,v2=8aeb…`: an HMAC of time and body in hexadecimal; earlier versions of the API call it `v1`. */
const SIGNATURE = /^t=(\d+),\s*v[12]=([0-9a-f]{64})$/i;

function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const [, time = '', given = ''] = SIGNATURE.exec(signature) ?? [];
  const own = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return given !== '' && timingSafeEqual(own, Buffer.from(given, 'hex'));
}

/** Messages of Duffel's webhook. An old message that is sent again makes us look once more, which harms nobody, so its time is not judged. */
export function duffelEvents(secret: string): SupplierEvents {
  return {
    read(body, signature) {
      if (!isSigned(body, signature, secret))
        throw new Error('the message is not signed with our secret');
      const { id, type, data } = v.parse(EventSchema, JSON.parse(body.toString('utf8')));
      const { id: own = '', order_id: order = own.startsWith('ord_') ? own : null } = data.object;
      return { id, type, changedBooking: type === CHANGED ? order : null };
    },
  };
}
