import { isTotallyRefunded } from '@wayfare/domain';
import { Problem, wasNotSent } from '../../platform/http/problem';
import type { RailBooking, RailSupplier } from '../../ports/rail-supplier';
import type { Booking } from '../../booking/booking';
import type {
  BookOutcome,
  Cancelled,
  FindOutcome,
  Requote,
  BookableSupplier,
} from '../../booking/bookable-supplier';
import { changeTrain } from './after-sales/change-train';
import { lookAtTrains } from './train-looks';
import { centsOf } from './records/train-ledger';
import { checkTrain, trainOf } from './records/train-records';

const codeOf = (error: unknown) => (error instanceof Problem ? error.problemCode : null);

const isGone = ({ items }: RailBooking): boolean =>
  items.every(({ status }) => isTotallyRefunded(status));

const withItems = (booking: Booking, { items }: RailBooking) => ({
  details: { ...trainOf(booking), items },
});

function found(booking: Booking, order: RailBooking): FindOutcome {
  const sold = { id: order.id, reference: order.reference };
  if (order.status === 'CONFIRMED')
    return isGone(order)
      ? { kind: 'cancelled', ...sold, changes: withItems(booking, order) }
      : { kind: 'confirmed', ...sold, changes: withItems(booking, order) };
  // a lapsed hold can no longer be sold
  return order.status === 'EXPIRED' ? { kind: 'cancelled', ...sold } : { kind: 'none' };
}

function refusal(error: unknown): BookOutcome {
  switch (codeOf(error)) {
    case 'OFFER_EXPIRED':
    case 'NOT_FOUND':
      return { kind: 'refused', reason: 'NO_SEATS' };
    case 'INVALID_REQUEST':
      return { kind: 'refused', reason: 'SUPPLIER_FAILED' };
    default:
      return { kind: 'unknown' };
  }
}

const FINAL = ['CANCEL_FAILED', 'OFFER_EXPIRED', 'INVALID_REQUEST'];

/** A broken refund service is retried, unless a person waits. */
function isFinal(error: unknown, { state }: Booking): boolean {
  const code = codeOf(error);
  return (
    code !== null && (FINAL.includes(code) || (code === 'REFUND_FAILED' && state === 'cancelling'))
  );
}

export function trainSale(supplier: RailSupplier): BookableSupplier {
  const look = (booking: Booking) =>
    supplier.booking(booking.supplierBooking ?? trainOf(booking).supplierBooking, booking.language);

  /** Renews a lapsed prebooking. */
  async function prebooked(booking: Booking): Promise<RailBooking | null> {
    const order = await look(booking);
    if (order === null || order.status === 'PREBOOKED' || order.status === 'CONFIRMED')
      return order;
    const delivery = order.items.flatMap(({ id: itemId, delivery: code }) =>
      code === null ? [] : [{ itemId, code }],
    );
    return supplier.prebook(order.id, delivery, booking.language);
  }

  async function requote(booking: Booking): Promise<Requote> {
    const order = await prebooked(booking);
    if (order === null) return { kind: 'gone', reason: 'NO_SEATS' };
    const total = order.price.amount;
    if (total > booking.total) return { kind: 'dearer' };
    const details = { ...trainOf(booking), items: order.items, cents: centsOf(order.items) };
    return { kind: 'sold-at', supplierQuote: order.id, changes: { details, total, dueNow: total } };
  }

  /** Refunds the rest at the agreed amount, or at any when we undo our own sale. */
  async function refundAll(booking: Booking, order: RailBooking): Promise<void> {
    const agreed = booking.state === 'cancelling' ? trainOf(booking).refundId : null;
    const rest = order.items
      .filter(({ status }) => !isTotallyRefunded(status))
      .map(({ id }) => ({ id }));
    await supplier.confirmRefund(
      order.id,
      agreed ?? (await supplier.quoteRefund(order.id, rest)).id,
    );
  }

  async function cancel(booking: Booking): Promise<'cancelled' | Cancelled | 'refused'> {
    const order = await look(booking);
    if (order === null) return 'cancelled';
    if (order.status !== 'CONFIRMED') {
      await supplier.release(order.id);
      return 'cancelled';
    }
    if (isGone(order)) return { kind: 'cancelled', changes: withItems(booking, order) };
    const isRefused = await refundAll(booking, order).then(
      () => false,
      (error: unknown) => isFinal(error, booking) || Promise.reject(error),
    );
    const fresh = await look(booking);
    if (fresh === null) return 'cancelled';
    return isRefused && !isGone(fresh)
      ? 'refused'
      : { kind: 'cancelled', changes: withItems(booking, fresh) };
  }

  return {
    check: checkTrain,
    async requote(booking) {
      try {
        return await requote(booking);
      } catch (error) {
        const code = codeOf(error);
        if (code === 'OFFER_EXPIRED' || code === 'NOT_FOUND')
          return { kind: 'gone', reason: 'NO_SEATS' };
        if (code === 'INVALID_REQUEST') return { kind: 'gone', reason: 'SUPPLIER_FAILED' };
        throw error;
      }
    },
    async book(booking) {
      try {
        const outcome = found(
          booking,
          await supplier.confirm(trainOf(booking).supplierBooking, booking.id, booking.language),
        );
        return outcome.kind === 'confirmed'
          ? { ...outcome, kind: 'confirmed' }
          : { kind: 'unknown' };
      } catch (error) {
        if (wasNotSent(error)) return { kind: 'unsent' };
        return refusal(error);
      }
    },
    async find(booking) {
      const order = await look(booking);
      return order === null ? { kind: 'none' } : found(booking, order);
    },
    cancel,
    change: (booking) => changeTrain(supplier, booking),
    look: (booking, now) => lookAtTrains(supplier, booking, now),
  };
}
