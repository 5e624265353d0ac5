import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@wayfare/domain';
import type { Database } from '../db/database';
import { dueQueues, endLeases } from '../modules/bookings/leases';
import { sendOneOf } from '../modules/bookings/mail-queue';
import type { ComposeRow } from '../modules/bookings/mail-queue';
import { sendOneMail } from '../modules/bookings/mails';
import type { ComposeMail } from '../modules/bookings/mails';
import type { Patience } from '../modules/bookings/patience';
import { advanceOne } from '../modules/bookings/runner';
import type { Sale } from '../modules/bookings/sale';
import { startWorkers } from '../modules/bookings/worker';
import { lookAtOne, looksAMinute } from '../modules/price-alerts/look';
import type { WatchedProducts } from '../modules/price-alerts/watched-product';
import type { Mailer } from '../ports/mailer';
import type { Payments } from '../ports/payments';
import type { After } from '../timer';

export interface QueueWorkersOptions {
  readonly database: Database;
  readonly payments: Payments;
  readonly mailer: Mailer;
  /** by vertical */
  readonly sales: Readonly<Record<string, Sale>>;
  readonly compose: Readonly<Record<string, ComposeMail>>;
  readonly composeAccountMail: ComposeRow;
  readonly composeContactMail: ComposeRow;
  readonly composeAlertMail: ComposeRow;
  readonly products: WatchedProducts;
  readonly patience: Patience;
  readonly mailDomain: string;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly after?: After | undefined;
}

export interface BookingWorkflow {
  /** a booking has something to do now */
  wake(): void;
}

/** Embedded PostgreSQL has one connection, and every step needs it only for a moment. */
const STEPS_AT_ONCE = { embedded: 4, server: 8 } as const;
/** All queues are asked for work this often; what cannot wait wakes its own. The embedded engine runs in this very process, and each question costs it. */
const EVERY_MS = { embedded: 2_000, server: 1_000 } as const;

/** Takes bookings through their steps and sends all mails, until stopped; any number of processes may do so at once. */
export async function startQueueWorkers(
  options: QueueWorkersOptions,
): Promise<BookingWorkflow & { stop(): Promise<void> }> {
  const { database, clock, log, after, composeAccountMail, composeContactMail, composeAlertMail } =
    options;
  const mayLook = looksAMinute();
  if (database.kind === 'embedded') await endLeases(database.orm);
  const onMoved = () => workers.wake('outbox');
  const workers = startWorkers({
    lanes: {
      bookings: {
        work: (onClaimed) => advanceOne({ ...options, onMoved, onClaimed }),
        atOnce: STEPS_AT_ONCE[database.kind],
      },
      outbox: { work: (onClaimed) => sendOneMail({ ...options, onClaimed }), atOnce: 2 },
      accountMails: {
        work: (onClaimed) =>
          sendOneOf('accountMails', { ...options, onClaimed }, composeAccountMail),
        atOnce: 2,
      },
      contactMails: {
        work: (onClaimed) =>
          sendOneOf('contactMails', { ...options, onClaimed }, composeContactMail),
        atOnce: 1,
      },
      priceAlerts: {
        work: async (onClaimed) =>
          mayLook(clock()) &&
          lookAtOne({ ...options, onClaimed, onMail: () => workers.wake('priceAlertMails') }),
        atOnce: 1,
      },
      priceAlertMails: {
        work: (onClaimed) =>
          sendOneOf('priceAlertMails', { ...options, onClaimed }, composeAlertMail),
        atOnce: 1,
      },
    },
    due: () => dueQueues(database.orm, new Date(clock())),
    everyMs: EVERY_MS[database.kind],
    log,
    after,
  });
  return { wake: () => workers.wake('bookings'), stop: workers.stop };
}
