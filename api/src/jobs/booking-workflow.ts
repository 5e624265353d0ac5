import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { endLeases } from '../modules/bookings/leases';
import { sendOneMail } from '../modules/bookings/mails';
import type { ComposeMail } from '../modules/bookings/mails';
import type { Patience } from '../modules/bookings/patience';
import { advanceOne } from '../modules/bookings/runner';
import type { Sale } from '../modules/bookings/sale';
import { startWorker } from '../modules/bookings/worker';
import type { Mailer } from '../ports/mailer';
import type { Payments } from '../ports/payments';

export interface WorkflowOptions {
  readonly database: Database;
  readonly payments: Payments;
  readonly mailer: Mailer;
  /** by vertical */
  readonly sales: Readonly<Record<string, Sale>>;
  readonly compose: Readonly<Record<string, ComposeMail>>;
  readonly patience: Patience;
  readonly mailDomain: string;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

export interface BookingWorkflow {
  /** a booking has something to do now */
  wake(): void;
  stop(): Promise<void>;
}

/** Embedded PostgreSQL has one connection, and every step needs it only for a moment. */
const AT_ONCE = { embedded: 4, server: 8 } as const;
const IDLE_MS = 500;

/** Takes bookings through their steps and sends their mails, until stopped; any number of processes may do so at once. */
export async function startBookingWorkflow(options: WorkflowOptions): Promise<BookingWorkflow> {
  const { database, log } = options;
  if (database.kind === 'embedded') await endLeases(database.orm);
  const atOnce = AT_ONCE[database.kind];
  const mails = startWorker({ work: () => sendOneMail(options), atOnce: 2, idleMs: IDLE_MS, log });
  const steps = startWorker({ work: () => advanceOne({ ...options, onMoved: mails.wake }), atOnce, idleMs: IDLE_MS, log });
  return {
    wake: steps.wake,
    async stop() {
      await steps.stop();
      await mails.stop();
    },
  };
}
