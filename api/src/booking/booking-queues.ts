import { bookings, outbox } from '../platform/db/schema/bookings';
import { mailQueueOf, queueOf } from '../platform/queue/queue';

export const BOOKINGS = queueOf('bookings', bookings);

export const BOOKING_MAILS = mailQueueOf('outbox', outbox);
