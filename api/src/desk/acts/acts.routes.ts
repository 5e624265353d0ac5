import { addNote, cancelBooking, cancelTerms, resendMail, retryStep } from '@wayfare/desk-contract';
import type { BookableSupplier } from '../../booking/bookable-supplier';
import { DeskProblem } from '../access/desk-problem';
import { deskRoute } from '../access/desk-route';
import type { DeskCalls } from '../access/desk-route';
import { knownBooking } from '../bookings/known-booking';
import { writeNote } from '../bookings/notes';
import type { Cancelling } from './cancelling';
import { mailFor, queueAgain } from './papers';
import { canRetry, runNow } from './retry';

interface Deps {
  readonly sales: Readonly<Record<string, BookableSupplier>>;
  readonly cancelling: Cancelling;
  readonly wake: () => void;
}

/** What an operator does about a booking beside money. */
export function actsRoutes(calls: DeskCalls, { sales, cancelling, wake }: Deps): void {
  const { orm } = calls.database;

  deskRoute(calls, retryStep, async ({ bookingId }, { now, tell }) => {
    const booking = await knownBooking(orm, bookingId);
    const isPossible = canRetry(booking, sales[booking.vertical], now);
    const state = isPossible ? await runNow(orm, booking, now) : null;
    if (state === null) throw new DeskProblem('NOT_POSSIBLE');
    tell({ facts: { state } });
    wake();
    return { state, runAt: now.toISOString() };
  });

  deskRoute(calls, resendMail, async ({ bookingId }, { now, requestKey, tell }) => {
    const kind = mailFor(await knownBooking(orm, bookingId));
    if (kind === null) throw new DeskProblem('NOT_POSSIBLE');
    tell({ facts: { mail: kind } });
    await queueAgain(orm, bookingId, { kind, requestKey, now });
    return { mail: kind };
  });

  deskRoute(calls, addNote, async ({ bookingId, text }, { session, now, requestKey, tell }) => {
    await knownBooking(orm, bookingId);
    const note = await writeNote(orm, {
      ...{ bookingId, text, requestKey, now },
      by: session.operator,
    });
    tell({ facts: { note: note.id } });
    return note;
  });

  deskRoute(calls, cancelTerms, async ({ bookingId }, { now }) =>
    cancelling.terms(await knownBooking(orm, bookingId), now),
  );

  deskRoute(calls, cancelBooking, async ({ bookingId, acceptedRefund }, { session, now, tell }) => {
    tell({ facts: { acceptedRefund } });
    const { id: operatorId } = session.operator;
    const booking = await knownBooking(orm, bookingId);
    return cancelling.cancel(booking, { acceptedRefund, operatorId, now });
  });
}
