import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import type { Payments } from '../ports/payments';
import { letGo } from './let-go';
import type { Booking, BookingState, Deal } from './booking';
import { findBooking, isLeased, moveBooking } from './bookings.repository';
import { payingIntent } from './charges';

/** Starts a deal about a booking; null when something else is going on. */
export type Agree = (
  booking: Booking,
  deal: Deal,
  how: { readonly intentId: string | null; readonly now: number },
) => Promise<Booking | null>;

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  /** the workflow has something to do */
  readonly wake: () => void;
}

/** The workflow may be looking at the card right now. */
const LOOKS = 30;
const LOOK_MS = 100;

/** Where deals about bookings that rest begin, also in place of one whose card is not confirmed yet. */
export function dealDesk({ database, payments, wake }: Deps): Agree {
  /** Where a deal can begin: while the booking rests, or in place of one whose card is not confirmed yet. */
  async function openFor(
    booking: Booking,
    { kind }: Deal,
    intentId: string | null,
    at: Date,
  ): Promise<BookingState | null> {
    if (booking.deal === null) return kind === 'payment' ? 'held' : 'confirmed';
    const isOpen =
      booking.state === 'awaiting_card' && booking.deal.kind === kind && !isLeased(booking, at);
    return isOpen && (await letGo(payments, booking, intentId)) ? 'awaiting_card' : null;
  }

  /** The booking once the workflow does not look at its card: that takes a moment, and nobody is sent away for it. */
  async function rested(asked: Booking, now: number): Promise<{ booking: Booking; at: Date }> {
    let [booking, at] = [asked, new Date(now)];
    for (let looks = 1; looks <= LOOKS; looks += 1) {
      if (booking.state !== 'awaiting_card' || !isLeased(booking, at)) break;
      await delay(LOOK_MS);
      at = new Date(now + looks * LOOK_MS);
      booking = (await findBooking(database.orm, asked.id)) ?? booking;
    }
    return { booking, at };
  }

  return async (asked, deal, { intentId, now }) => {
    const { booking, at } = await rested(asked, now);
    const isSame = booking.deal?.quoteId === deal.quoteId;
    const from = await openFor(booking, deal, intentId, at);
    if (from === null) return isSame ? booking : null;
    // without a card the booking keeps what paid for it so far, also in place of a deal that waited for one
    const paying = payingIntent(booking);
    const paid = {
      intentId: paying,
      paymentState: paying === null ? 'none' : 'captured',
    } as const;
    const card = intentId === null ? paid : ({ intentId, paymentState: 'awaiting' } as const);
    const to =
      intentId !== null ? 'awaiting_card' : deal.kind === 'payment' ? 'paying' : 'changing';
    // as it was looked at: what was done meanwhile may be this very deal
    const moved = await moveBooking(database.orm, booking.id, {
      from,
      since: booking.stateSince,
      to,
      changes: { deal, status: 'completing', reason: null, ...card },
      runAt: at,
      now: at,
    });
    wake();
    return moved;
  };
}
