import { buildPassItem, buildTrainBookingView, wireError } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/* For tests: a booked ticket and a booked pass, and how their page is read. */

export const OWN = '/trains/cancel-booking?booking=tb-1';
export const EXCHANGE_DAY = `${OWN}&action=exchange&item=item-1&leg=leg-1&date=2027-01-16&hour=8`;
export const BOOKING = buildTrainBookingView();
const [ticket] = BOOKING.bookingItems;
if (ticket?.type !== 'point-to-point') throw new Error('a ticket is booked');
export const TICKET = ticket;

export const PASS = buildPassItem({
  bookingItemStatus: 'CONFIRMED',
  cancelationEligibility: { eligible: true, partiallyEligible: false, cancellableItems: [] },
  editTravelersEligibility: { eligible: false, reason: 'Passes are personal.', remaining: 0 },
});
export const TWO = buildTrainBookingView({ bookingItems: [TICKET, PASS] });

/** The ticket was exchanged for item-9. */
export const MOVED = buildTrainBookingView({
  bookingItems: [
    { ...TICKET, bookingItemStatus: 'EXCHANGED', replacedBy: 'item-9' },
    { ...TICKET, id: 'item-9' },
  ],
});

export const region = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }));

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

export const lost =
  (code: string, status = 502) =>
  () =>
    wireError(status, { code, message: 'x' });
