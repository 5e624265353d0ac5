import type { Database } from '../platform/db/database';
import type { Payments } from '../ports/payments';
import { cancelStaleIntent } from './cancel-stale-intent';
import type { Booking, BookingState, Amendment } from './booking';
import { isLeased, moveBooking } from './bookings.repository';
import { payingIntent } from './charges';
import { rested } from './rested';

export type Agree = (
  booking: Booking,
  amendment: Amendment,
  how: { readonly intentId: string | null; readonly now: number },
) => Promise<Booking | null>;

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  readonly wake: () => void;
}

export function amendmentsService({ database, payments, wake }: Deps): Agree {
  async function openFor(
    booking: Booking,
    { kind }: Amendment,
    intentId: string | null,
    at: Date,
  ): Promise<BookingState | null> {
    if (booking.amendment === null) return kind === 'payment' ? 'held' : 'confirmed';
    const isOpen =
      booking.state === 'awaiting_card' &&
      booking.amendment.kind === kind &&
      !isLeased(booking, at);
    return isOpen && (await cancelStaleIntent(payments, booking, intentId))
      ? 'awaiting_card'
      : null;
  }

  return async (asked, amendment, { intentId, now }) => {
    const { booking, at } = await rested(database, asked, { state: 'awaiting_card', now });
    const isSame = booking.amendment?.quoteId === amendment.quoteId;
    const from = await openFor(booking, amendment, intentId, at);
    if (from === null) return isSame ? booking : null;
    // with no card to pay the booking keeps the intent that paid so far
    const paying = payingIntent(booking);
    const paid = {
      intentId: paying,
      paymentState: paying === null ? 'none' : 'captured',
    } as const;
    const card = intentId === null ? paid : ({ intentId, paymentState: 'awaiting' } as const);
    const to =
      intentId !== null ? 'awaiting_card' : amendment.kind === 'payment' ? 'paying' : 'changing';
    // compare-and-set: what changed meanwhile may be this very amendment
    const moved = await moveBooking(database.orm, booking.id, {
      from,
      since: booking.stateSince,
      to,
      changes: { amendment, status: 'completing', reason: null, ...card },
      runAt: at,
      now: at,
    });
    wake();
    return moved;
  };
}
