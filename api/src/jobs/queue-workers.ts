import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@wayfare/domain';
import type { Database } from '../platform/db/database';
import { ACCOUNT_MAILS } from '../accounts/mails/account-mail-queue';
import { bookingMails } from '../booking/booking-mails';
import type { RenderMail } from '../booking/booking-mails';
import { BOOKING_MAILS, BOOKINGS } from '../booking/booking-queues';
import type { WorkflowTimeouts } from '../booking/workflow-timeouts';
import { CONTACT_MAILS } from '../contact/contact-mail-queue';
import { dueQueues, endLeases } from '../platform/queue/leases';
import { mailsOf } from '../platform/queue/mail-queue';
import type { RenderRow } from '../platform/queue/mail-queue';
import { ALERT_MAILS, ALERTS } from '../price-alerts/alert-queues';
import { bookingsDue } from '../booking/runner';
import type { BookableSupplier } from '../booking/bookable-supplier';
import { startWorkers } from '../platform/queue/worker';
import { looksAMinute, looksOf } from '../price-alerts/look';
import type { WatchedProducts } from '../price-alerts/watched-product';
import type { Mailer } from '../ports/mailer';
import type { Payments } from '../ports/payments';
import { realTimer } from '../platform/timer';
import type { After } from '../platform/timer';

export interface QueueWorkersOptions {
  readonly database: Database;
  readonly payments: Payments;
  readonly mailer: Mailer;
  /** by vertical */
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
  /** a booking has something to do now */
  wake(): void;
}

/** Each has a lane of its name. */
const QUEUES = [BOOKINGS, BOOKING_MAILS, ACCOUNT_MAILS, CONTACT_MAILS, ALERTS, ALERT_MAILS];

/** Embedded PostgreSQL has one connection, and every step needs it only for a moment. */
const STEPS_AT_ONCE = { embedded: 4, server: 8 } as const;
/** All queues are asked for work this often; what cannot wait wakes its own. The embedded engine runs in this very process, and each question costs it. */
const EVERY_MS = { embedded: 2_000, server: 1_000 } as const;

/** Mails of bookings are claimed, read and written down together with those of so long. */
const GATHER_MAILS_MS = 25;

/** Calls once for all that came within the time. */
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

/** Takes bookings through their steps and sends all mails, until stopped; any number of processes may do so at once. */
export async function startQueueWorkers(
  options: QueueWorkersOptions,
): Promise<BookingWorkflow & { stop(): Promise<void> }> {
  const { database, clock, log, after, renderAccountMail, renderContactMail, renderAlertMail } =
    options;
  const mayLook = looksAMinute();
  if (database.kind === 'embedded') await endLeases(database.orm, QUEUES);
  const onMail = gathered(() => workers.wake('outbox'), after);
  const onAlertMail = () => workers.wake('priceAlertMails');
  const looks = looksOf({ ...options, onMail: onAlertMail });
  const workers = startWorkers({
    lanes: {
      bookings: {
        claim: bookingsDue({ ...options, onMail }),
        atOnce: STEPS_AT_ONCE[database.kind],
      },
      outbox: { claim: bookingMails(options), atOnce: 4 },
      accountMails: { claim: mailsOf(ACCOUNT_MAILS, options, renderAccountMail), atOnce: 2 },
      contactMails: { claim: mailsOf(CONTACT_MAILS, options, renderContactMail), atOnce: 1 },
      priceAlerts: {
        claim: async (limit) => (mayLook(clock()) ? looks(limit) : []),
        atOnce: 1,
      },
      priceAlertMails: { claim: mailsOf(ALERT_MAILS, options, renderAlertMail), atOnce: 1 },
    },
    due: () => dueQueues(database.orm, QUEUES, new Date(clock())),
    everyMs: EVERY_MS[database.kind],
    log,
    after,
  });
  return { wake: () => workers.wake('bookings'), stop: workers.stop };
}
