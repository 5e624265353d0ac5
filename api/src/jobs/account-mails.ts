import { sendOneOf } from '../modules/bookings/mail-queue';
import type { ComposeRow, MailQueueOptions } from '../modules/bookings/mail-queue';
import { startWorker } from '../modules/bookings/worker';
import type { Worker } from '../modules/bookings/worker';

const IDLE_MS = 500;
const AT_ONCE = 2;

/** Sends mails about accounts until stopped; any number of processes may do so at once. */
export function startAccountMails(options: MailQueueOptions, compose: ComposeRow): Worker {
  return startWorker({ work: () => sendOneOf('accountMails', options, compose), atOnce: AT_ONCE, idleMs: IDLE_MS, log: options.log });
}
