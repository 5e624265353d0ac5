import type { Duffel } from '@duffel/api';
import * as v from 'valibot';
import type { FlightSupplier, SupplierCancellation } from '../../ports/flight-supplier';
import type { CallGuard } from '../call-guard';
import { hasCode } from '../duffel/failures';
import { toMoney } from '../duffel/wire-values';
import {
  CancellationAnswerSchema,
  CancellationSchema,
  OrderAnswerSchema,
} from './duffel.order-schemas';
import type { WireCancellation } from './duffel.order-schemas';

/** No amount means the airline refunds in credit. */
function toCancellation({
  id,
  refund_amount: refund,
  expires_at: expires,
  confirmed_at: confirmed,
}: WireCancellation): SupplierCancellation {
  return {
    id,
    refund: toMoney(refund),
    expiresAt: new Date(expires),
    isConfirmed: confirmed !== null,
  };
}

const parse = (answer: unknown): WireCancellation => v.parse(CancellationAnswerSchema, answer).data;

/** A confirmed cancellation of the order under any quote, else undefined. */
async function confirmedBefore(
  { orderCancellations, orders }: Duffel,
  id: string,
): Promise<WireCancellation | undefined> {
  const quote = parse(await orderCancellations.get(encodeURIComponent(id)));
  if (quote.confirmed_at !== null) return quote;
  const { cancellation } = v.parse(
    OrderAnswerSchema,
    await orders.get(encodeURIComponent(quote.order_id)),
  ).data;
  const other = v.safeParse(CancellationSchema, cancellation);
  return other.success && other.output.confirmed_at !== null ? other.output : undefined;
}

export function cancellationCalls(
  duffel: Duffel,
  guard: CallGuard,
): Pick<FlightSupplier, 'quoteCancellation' | 'confirmCancellation'> {
  const { orderCancellations } = duffel;
  return {
    quoteCancellation: (orderId) =>
      guard.run(async () =>
        toCancellation(parse(await orderCancellations.create({ order_id: orderId }))),
      ),
    confirmCancellation: (id) =>
      guard.run(async () => {
        try {
          return toCancellation(parse(await orderCancellations.confirm(encodeURIComponent(id))));
        } catch (error) {
          const done = hasCode(error, 'already_cancelled', 'order_cancellation_stale')
            ? await confirmedBefore(duffel, id)
            : undefined;
          if (done === undefined) throw error;
          return toCancellation(done);
        }
      }),
  };
}
