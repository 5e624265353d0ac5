import { bookings, outbox } from '../platform/db/schema/bookings';
import { mailQueueOf, queueOf } from '../platform/queue/queue';

/** Bookings whose next step is due. */
export const BOOKINGS = queueOf('bookings', bookings);

/** Mails about bookings. */
export const BOOKING_MAILS = mailQueueOf('outbox', outbox);
