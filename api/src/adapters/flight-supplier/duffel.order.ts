import type { SupplierOrder } from '../../ports/flight-supplier';
import { toDate } from '../duffel/wire-values';
import type { WireOrder } from './duffel.order-schemas';
import { toCondition, toFarePrice, toSlice } from './duffel.slices';

/** Type is optional on the wire; a payment deadline marks a hold. */
function typeOf({ type, payment_status: payment }: WireOrder): SupplierOrder['type'] {
  if (type === null) return payment.payment_required_by === null ? 'instant' : 'hold';
  return type === 'instant' ? 'instant' : 'hold';
}

/** An unpaid hold past its deadline is cancelled: the airline released the seats. */
function statusOf(wire: WireOrder): SupplierOrder['status'] {
  if (wire.cancelled_at !== null) return 'cancelled';
  const isPaid = wire.payment_status.paid_at !== null || wire.documents.length > 0;
  if (typeOf(wire) === 'instant' || isPaid) return 'confirmed';
  return wire.payment_status.awaiting_payment ? 'held' : 'cancelled';
}

export function toOrder(wire: WireOrder): SupplierOrder {
  const { payment_status: payment, conditions, available_actions: actions } = wire;
  const segments = wire.slices.flatMap((slice) => slice.segments);
  return {
    id: wire.id,
    type: typeOf(wire),
    status: statusOf(wire),
    reference: wire.booking_reference,
    price: toFarePrice(wire),
    paymentRequiredBy: toDate(payment.payment_required_by),
    priceGuaranteeExpiresAt: toDate(payment.price_guarantee_expires_at),
    slices: wire.slices.map(toSlice),
    tickets: wire.documents
      .filter(({ type }) => type === 'electronic_ticket')
      .flatMap(({ unique_identifier: number, passenger_ids: ids }) =>
        ids.map((passengerId) => ({ passengerId, number })),
      ),
    seats: segments.flatMap(({ id: segmentId, passengers }) =>
      passengers.flatMap(({ passenger_id: passengerId, seat }) =>
        seat === null || passengerId === null
          ? []
          : [{ passengerId, segmentId, designator: seat.designator }],
      ),
    ),
    bags: wire.services
      .filter(({ type }) => type === 'baggage')
      .map(({ passenger_ids: passengerIds, segment_ids: segmentIds, quantity }) => ({
        passengerIds,
        segmentIds,
        quantity,
      })),
    refund: toCondition(conditions.refund_before_departure),
    change: toCondition(conditions.change_before_departure),
    canCancel: actions.includes('cancel'),
    canChange: actions.includes('change'),
  };
}
