import {
  bankView,
  findBookings,
  listStuck,
  showBooking,
  supplierView,
} from '@wayfare/desk-contract';
import { deskRoute } from '../access/desk-route';
import type { DeskCalls } from '../access/desk-route';
import type { Payments } from '../../ports/payments';
import { paymentsOf } from '../bookings/payments-of';
import { detailOf } from './detail';
import type { DetailDeps } from './detail';
import { bookingsBy } from './find-bookings';
import { knownBooking } from '../bookings/known-booking';
import { bankPaymentOf, supplierViewOf } from './live-views';
import { stuckBookings } from './stuck';
import { summaryOf } from '../bookings/summary';

interface Deps extends DetailDeps {
  readonly payments: Pick<Payments, 'find' | 'refundsOf'>;
}

/** What an operator looks at. Terms that are looked for are not told of: an address names somebody. */
export function looksRoutes(calls: DeskCalls, deps: Deps): void {
  const { orm } = calls.database;
  const { sales, payments } = deps;

  deskRoute(calls, findBookings, async ({ by, term }, { tell }) => {
    const found = await bookingsBy(orm, by, term);
    tell({ facts: { by, bookings: found.bookings.map(({ id }) => id) } });
    return { bookings: found.bookings.map(summaryOf), isCut: found.isCut };
  });

  deskRoute(calls, showBooking, async ({ bookingId }, { now }) =>
    detailOf(orm, await knownBooking(orm, bookingId), deps, now),
  );

  deskRoute(calls, supplierView, async ({ bookingId }) => {
    const booking = await knownBooking(orm, bookingId);
    return supplierViewOf(booking, sales[booking.vertical]);
  });

  deskRoute(calls, bankView, async ({ bookingId }) => {
    const ids = paymentsOf(await knownBooking(orm, bookingId));
    return { payments: await Promise.all(ids.map((id) => bankPaymentOf(id, payments))) };
  });

  deskRoute(calls, listStuck, async ({ olderThanMinutes }, { now, tell }) => {
    const before = new Date(now.getTime() - olderThanMinutes * 60_000);
    const found = await stuckBookings(orm, before);
    tell({ facts: { bookings: found.stuck.map(({ booking }) => booking.id) } });
    return found;
  });
}
