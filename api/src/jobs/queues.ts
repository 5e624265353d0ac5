import { ACCOUNT_MAILS } from '../accounts/mails/account-mail-queue';
import { BOOKING_MAILS, BOOKINGS } from '../booking/booking-queues';
import { CONTACT_MAILS } from '../contact/contact-mail-queue';
import { DESK_REFUNDS } from '../desk/refunds/refund-queue';
import { ALERT_MAILS, ALERTS } from '../price-alerts/alert-queues';

/** All that waits to be done; each has a lane of workers. */
export const QUEUES = [
  BOOKINGS,
  BOOKING_MAILS,
  ACCOUNT_MAILS,
  CONTACT_MAILS,
  ALERTS,
  ALERT_MAILS,
  DESK_REFUNDS,
] as const;
