import type { Booking, BookingChanges, Decision } from './booking';
import { backoff } from '../platform/queue/backoff';
import type { Held, Sold } from './bookable-supplier';
import type { Step, StepContext } from './workflow';

const sold = ({ id, reference, changes }: Sold) => ({
  supplierBooking: id,
  supplierReference: reference,
  ...changes,
});

const isHeld = (outcome: Held): Decision => ({
  to: 'held',
  changes: { ...sold(outcome), status: 'held', heldUntil: outcome.until },
  runAt: outcome.until,
  mail: 'held',
});

/** Back-off of a call that was not sent, counted as so many tries. */
const UNSENT_PAUSES = 4;

const isOver = ({ stateSince }: Booking, timeouts: number, now: number) =>
  now - stateSince.getTime() >= timeouts;

/** What was sold in part is given back before the money is. */
const giveUp = (
  record: Booking,
  { sale }: Pick<StepContext, 'sale'>,
  changes: BookingChanges,
): Decision => ({ to: sale.hasSold?.(record) === true ? 'unbooking' : 'releasing', changes });

export const requoting: Step = async (booking, context) => {
  const { sale, timeouts, now } = context;
  try {
    const quote = await sale.requote(booking);
    if (quote.kind === 'dearer')
      return giveUp(booking, context, { ...quote.changes, reason: 'PRICE_CHANGED' });
    if (quote.kind === 'gone')
      return giveUp(booking, context, { reason: quote.reason ?? 'NO_ROOMS' });
    return { to: 'booking', changes: { supplierQuote: quote.supplierQuote, ...quote.changes } };
  } catch {
    // nothing was ordered yet, so giving up is safe
    if (isOver(booking, timeouts.requoteWindow, now))
      return giveUp(booking, context, { reason: 'SUPPLIER_FAILED' });
    return { againIn: backoff(booking.tries, timeouts) };
  }
};

/** Back to requoting after a pause; gives up when the window ends. */
function unsent(record: Booking, context: StepContext): Decision {
  const { timeouts, now } = context;
  if (now - record.createdAt.getTime() >= timeouts.paymentWindow + timeouts.requoteWindow)
    return giveUp(record, context, { reason: 'SUPPLIER_FAILED' });
  return {
    to: 'requoting',
    changes: { supplierQuote: null },
    runAt: new Date(now + backoff(UNSENT_PAUSES, timeouts)),
  };
}

/** Orders once: a second entry cannot know whether the first call arrived. */
export const booking: Step = async (record, context) => {
  const { sale } = context;
  if (record.tries > 1) return { to: 'verifying' };
  const outcome = await sale.book(record);
  switch (outcome.kind) {
    case 'confirmed':
      return { to: 'settling', changes: sold(outcome) };
    case 'requested':
      return { to: 'pending', changes: { ...sold(outcome), status: 'pending' }, mail: 'pending' };
    case 'held':
      return isHeld(outcome);
    case 'partly':
      return { to: 'booking', changes: sold(outcome) };
    case 'refused':
      return giveUp(record, context, { reason: outcome.reason ?? 'NO_ROOMS' });
    case 'repriced':
      return { to: 'requoting' };
    case 'unsent':
      return unsent(record, context);
    case 'unknown':
      return { to: 'verifying' };
  }
};

/** Outcome unknown: looks up by our own reference, and never books again (OQ-36). */
export const verifying: Step = async (record, context) => {
  const { sale, timeouts, now } = context;
  const again: Decision = { againIn: backoff(record.tries, timeouts) };
  const found = await sale.find(record).catch(() => null);
  switch (found?.kind) {
    case undefined:
      return again;
    case 'confirmed':
      return { to: 'settling', changes: sold(found) };
    case 'requested':
      return { to: 'pending', changes: { ...sold(found), status: 'pending' }, mail: 'pending' };
    case 'held':
      return isHeld(found);
    case 'partly':
      return { to: 'booking', changes: sold(found) };
    case 'cancelled':
      return giveUp(record, context, { ...sold(found), reason: 'SUPPLIER_FAILED' });
    case 'waiting':
      return isOver(record, timeouts.outcomeWindow, now)
        ? { to: 'unbooking', changes: { ...sold(found), reason: 'SUPPLIER_FAILED' } }
        : again;
    case 'none':
      return isOver(record, timeouts.unknownWindow, now)
        ? giveUp(record, context, { reason: 'SUPPLIER_FAILED', watch: true })
        : again;
  }
};

/** The property answers within two days; until then money is only reserved (HOT-49). */
export const pending: Step = async (record, { sale, timeouts, now }) => {
  const found = await sale.find(record).catch(() => null);
  if (found?.kind === 'confirmed') return { to: 'settling', changes: sold(found) };
  if (found?.kind === 'cancelled') return { to: 'releasing', changes: { reason: 'NOT_CONFIRMED' } };
  if (found !== null && isOver(record, timeouts.requestWindow, now))
    return { to: 'unbooking', changes: { reason: 'NOT_CONFIRMED' } };
  return { againIn: Math.min(timeouts.pollInterval, timeouts.requestWindow) };
};

export const unbooking: Step = async (record, { sale, timeouts }) => {
  try {
    await sale.cancel(record);
    // a supplier that refuses keeps its rooms, and the traveller still does not pay
    return { to: 'releasing' };
  } catch {
    return { againIn: backoff(record.tries, timeouts) };
  }
};

/** Late arrival: a booking given up as never made is cancelled when it turns up. */
export const watching: Step = async (record, { sale, timeouts, now }) => {
  try {
    const found = await sale.find(record);
    if (found.kind === 'cancelled') return { to: 'done', changes: { watch: false } };
    if (found.kind !== 'none') {
      await sale.cancel({ ...record, supplierBooking: found.id });
      return { to: 'done', changes: { ...sold(found), watch: false } };
    }
    if (isOver(record, timeouts.lateArrivalWindow, now))
      return { to: 'done', changes: { watch: false } };
  } catch {
    // supplier unreachable: looks again
  }
  return { againIn: timeouts.pollInterval };
};
