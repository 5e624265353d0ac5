import type { Summary } from '@wayfare/desk-contract';
import type { Booking } from '../../booking/booking';

export const summaryOf = (booking: Booking): Summary => ({
  id: booking.id,
  reference: booking.reference,
  vertical: booking.vertical,
  email: booking.email,
  status: booking.status,
  state: booking.state,
  stateSince: booking.stateSince.toISOString(),
  total: booking.total,
  createdAt: booking.createdAt.toISOString(),
});
