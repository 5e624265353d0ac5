import { money } from '@wayfare/domain';
import { Problem, wasNotSent } from '../../platform/http/problem';
import type { FlightOrder, FlightSupplier, SupplierOrder } from '../../ports/flight-supplier';
import type { Booking } from '../../booking/booking';
import type {
  BookOutcome,
  FindOutcome,
  Requote,
  BookableSupplier,
} from '../../booking/bookable-supplier';
import { priceOffer } from './chosen-services';
import { lookAtFlight } from './flight-carrier-changes';
import { changeOrder, checkFlight, payOrder } from './flight-amendments';
import { totalOf } from './flight-ledger';
import type { FlightCommission } from './flight-price';
import { flightOf } from './flight-records';
import { orderPassengers } from './order-passengers';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';
import { soldFlight, withOrder } from './sold-flight';

const codeOf = (error: unknown) => (error instanceof Problem ? error.problemCode : null);

function orderOf(booking: Booking): FlightOrder {
  const record = flightOf(booking);
  const { offerId, type, services, supplierCents } = record;
  return {
    offerId,
    type,
    passengers: orderPassengers(record),
    services: services.map(({ id, quantity, type: kind }) => ({ id, quantity, type: kind })),
    amount: money(supplierCents),
    reference: booking.id,
  };
}

function found(booking: Booking, order: SupplierOrder): Exclude<FindOutcome, { kind: 'none' }> {
  const { id, reference, status } = order;
  if (status === 'cancelled') return { kind: 'cancelled', id, reference };
  const details = withOrder(flightOf(booking), order);
  const sold = { id, reference, changes: { details } };
  if (status === 'confirmed') return { kind: 'confirmed', ...sold };
  const until = details.payBy ?? flightOf(booking).payBy;
  // a hold without a deadline could never lapse
  return until === null
    ? { kind: 'waiting', ...sold }
    : { kind: 'held', ...sold, until: new Date(until) };
}

function refusal(error: unknown): BookOutcome {
  switch (codeOf(error)) {
    case 'PRICE_CHANGED':
      return { kind: 'repriced' };
    case 'OFFER_EXPIRED':
    case 'SEAT_TAKEN':
    case 'BAGS_FAILED':
      return { kind: 'refused', reason: 'NO_SEATS' };
    case 'INVALID_REQUEST':
      return { kind: 'refused', reason: 'SUPPLIER_FAILED' };
    default:
      return { kind: 'unknown' };
  }
}

export function flightSale(
  suppliers: FlightSuppliers,
  commission: FlightCommission,
): BookableSupplier {
  const supplierOf = (booking: Booking): FlightSupplier =>
    providerOf(suppliers, flightOf(booking).provider);

  async function requote(booking: Booking): Promise<Requote> {
    const record = flightOf(booking);
    const { offerId, provider, type } = record;
    const { sold } = soldFlight(await priceOffer(supplierOf(booking), offerId, record.services), {
      provider,
      type,
      commission,
    });
    const total = totalOf(sold.cents).amount;
    if (total > booking.total)
      return {
        kind: 'dearer',
        changes: { details: { ...record, priceChange: { before: booking.total, now: total } } },
      };
    // the supplier refused its own unchanged price: nothing to agree on
    if (booking.supplierQuote !== null && sold.supplierCents === record.supplierCents)
      return { kind: 'gone', reason: 'SUPPLIER_FAILED' };
    const priceChange =
      total < booking.total
        ? { before: record.priceChange?.before ?? booking.total, now: total }
        : record.priceChange;
    return {
      kind: 'sold-at',
      supplierQuote: offerId,
      changes: {
        details: { ...record, ...sold, priceChange },
        total,
        dueNow: type === 'hold' ? 0 : total,
      },
    };
  }

  async function cancel(booking: Booking, orderId: string): Promise<'cancelled' | 'refused'> {
    const supplier = supplierOf(booking);
    const agreed = booking.state === 'cancelling' ? flightOf(booking).cancellationId : null;
    try {
      await supplier.confirmCancellation(agreed ?? (await supplier.quoteCancellation(orderId)).id);
      return 'cancelled';
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'CANCEL_FAILED' && code !== 'OFFER_EXPIRED') throw error;
      return (await supplier.orderById(orderId)).status === 'cancelled' ? 'cancelled' : 'refused';
    }
  }

  return {
    check: checkFlight,
    async requote(booking) {
      try {
        return await requote(booking);
      } catch (error) {
        const code = codeOf(error);
        if (code === 'OFFER_EXPIRED' || code === 'SEAT_TAKEN')
          return { kind: 'gone', reason: 'NO_SEATS' };
        if (code === 'INVALID_REQUEST') return { kind: 'gone', reason: 'SUPPLIER_FAILED' };
        throw error;
      }
    },
    async book(booking) {
      try {
        const outcome = found(booking, await supplierOf(booking).order(orderOf(booking)));
        if (outcome.kind === 'held') return outcome;
        return outcome.kind === 'confirmed'
          ? { ...outcome, kind: 'confirmed' }
          : { kind: 'unknown' };
      } catch (error) {
        if (wasNotSent(error) || codeOf(error) === 'UNKNOWN_PROVIDER') return { kind: 'unsent' };
        return refusal(error);
      }
    },
    async find(booking) {
      const supplier = supplierOf(booking);
      const order =
        booking.supplierBooking === null
          ? await supplier.findOrder(flightOf(booking).offerId, booking.id)
          : await supplier.orderById(booking.supplierBooking);
      return order === null ? { kind: 'none' } : found(booking, order);
    },
    async cancel(booking) {
      return booking.supplierBooking === null
        ? 'cancelled'
        : cancel(booking, booking.supplierBooking);
    },
    pay: (booking) => payOrder(supplierOf(booking), booking, commission),
    change: (booking) => changeOrder(supplierOf(booking), booking),
    look: (booking, now) => lookAtFlight(supplierOf(booking), booking, now),
  };
}
