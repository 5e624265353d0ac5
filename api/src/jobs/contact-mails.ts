import { sendOneOf } from '../modules/bookings/mail-queue';
import type { ComposeRow, MailQueueOptions } from '../modules/bookings/mail-queue';
import { startWorker } from '../modules/bookings/worker';
import type { Worker } from '../modules/bookings/worker';

const IDLE_MS = 1_000;

/** Sends mails about messages to support until stopped; any number of processes may do so at once. */
export function startContactMails(options: MailQueueOptions, compose: ComposeRow): Worker {
  return startWorker({ work: () => sendOneOf('contactMails', options, compose), atOnce: 1, idleMs: IDLE_MS, log: options.log });
}
