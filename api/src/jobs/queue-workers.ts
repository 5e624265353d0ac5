import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@wayfare/domain';
import type { Database } from '../platform/db/database';
import { ACCOUNT_MAILS } from '../accounts/mails/account-mail-queue';
import { bookingMails } from '../booking/booking-mails';
import type { RenderMail } from '../booking/booking-mails';
import { BOOKING_MAILS, BOOKINGS } from '../booking/booking-queues';
import type { WorkflowTimeouts } from '../booking/workflow-timeouts';
import { CONTACT_MAILS } from '../contact/contact-mail-queue';
import { DESK_REFUNDS } from '../desk/refunds/refund-queue';
import { refundsDue } from '../desk/refunds/send-refund';
import { dueQueues, endLeases } from '../platform/queue/leases';
import { mailsOf } from '../platform/queue/mail-queue';
import type { RenderRow } from '../platform/queue/mail-queue';
import { ALERT_MAILS, ALERTS } from '../price-alerts/alert-queues';
import { bookingsDue } from '../booking/runner';
import type { BookableSupplier } from '../booking/bookable-supplier';
import { startWorkers } from '../platform/queue/worker';
import type { Lane } from '../platform/queue/worker';
import { looksAMinute, looksOf } from '../price-alerts/look';
import type { WatchedProducts } from '../price-alerts/watched-product';
import { QUEUES } from './queues';
import type { Mailer } from '../ports/mailer';
import type { Payments } from '../ports/payments';
import { realTimer } from '../platform/timer';
import type { After } from '../platform/timer';

export interface QueueWorkersOptions {
  readonly database: Database;
  readonly payments: Payments;
  readonly mailer: Mailer;
  readonly sales: Readonly<Record<string, BookableSupplier>>;
  readonly render: Readonly<Record<string, RenderMail>>;
  readonly renderAccountMail: RenderRow;
  readonly renderContactMail: RenderRow;
  readonly renderAlertMail: RenderRow;
  readonly products: WatchedProducts;
  readonly timeouts: WorkflowTimeouts;
  readonly mailDomain: string;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly after?: After | undefined;
}

export interface BookingWorkflow {
  wake(): void;
}

/** One lane for each queue, by its name. */
type Lanes = Readonly<Record<(typeof QUEUES)[number]['name'], Lane>>;

/** Embedded PostgreSQL has one connection, which each step needs only briefly. */
const STEPS_AT_ONCE = { embedded: 4, server: 8 } as const;
/** Milliseconds between polls; urgent work wakes its queue. The embedded engine shares this process, so costs more. */
const EVERY_MS = { embedded: 2_000, server: 1_000 } as const;

/** Milliseconds for which mails gather into one batch. */
const GATHER_MAILS_MS = 25;

function gathered(run: () => void, after: After = realTimer): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    after(GATHER_MAILS_MS, () => {
      isWaiting = false;
      run();
    });
  };
}

/** Runs until stopped; any number of processes may share the queues. */
export async function startQueueWorkers(
  options: QueueWorkersOptions,
): Promise<BookingWorkflow & { stop(): Promise<void> }> {
  const { database, clock, log, after, renderAccountMail, renderContactMail, renderAlertMail } =
    options;
  const mayLook = looksAMinute();
  if (database.kind === 'embedded') await endLeases(database.orm, QUEUES);
  const onMail = gathered(() => workers.wake(BOOKING_MAILS.name), after);
  const onAlertMail = () => workers.wake(ALERT_MAILS.name);
  const looks = looksOf({ ...options, onMail: onAlertMail });
  const lanes: Lanes = {
    [BOOKINGS.name]: {
      claim: bookingsDue({ ...options, onMail }),
      atOnce: STEPS_AT_ONCE[database.kind],
    },
    [BOOKING_MAILS.name]: { claim: bookingMails(options), atOnce: 4 },
    [ACCOUNT_MAILS.name]: {
      claim: mailsOf(ACCOUNT_MAILS, options, renderAccountMail),
      atOnce: 2,
    },
    [CONTACT_MAILS.name]: {
      claim: mailsOf(CONTACT_MAILS, options, renderContactMail),
      atOnce: 1,
    },
    [ALERTS.name]: {
      claim: async (limit) => (mayLook(clock()) ? looks(limit) : []),
      atOnce: 1,
    },
    [ALERT_MAILS.name]: { claim: mailsOf(ALERT_MAILS, options, renderAlertMail), atOnce: 1 },
    [DESK_REFUNDS.name]: { claim: refundsDue(options), atOnce: 1 },
  };
  const workers = startWorkers({
    lanes,
    due: () => dueQueues(database.orm, QUEUES, new Date(clock())),
    everyMs: EVERY_MS[database.kind],
    log,
    after,
  });
  return { wake: () => workers.wake(BOOKINGS.name), stop: workers.stop };
}
