import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { accountMails } from '../../db/schema/accounts';
import { outbox } from '../../db/schema/bookings';
import { contactMails } from '../../db/schema/contact';
import { priceAlertMails } from '../../db/schema/price-alerts';
import type { Mail, Mailer } from '../../ports/mailer';
import { claim, giveBack, keepLease } from './leases';
import type { Holding, Lease } from './leases';
import { pauseAfter } from './patience';

const TABLES = { outbox, accountMails, contactMails, priceAlertMails };
type MailQueue = keyof typeof TABLES;

export interface MailQueueOptions extends Holding {
  readonly database: Pick<Database, 'orm'>;
  readonly mailer: Mailer;
  /** right-hand side of a Message-ID */
  readonly mailDomain: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** told when a mail is claimed: more may be due */
  readonly onClaimed?: () => void;
}

/** The mail of a row as it is now; null when there is no reason for it any more. */
export type ComposeRow = (id: string) => Promise<Omit<Mail, 'messageId'> | null>;

const PAUSES = { firstPause: 2_000, longestPause: 10 * 60_000 };

/** What failed and where, without the words of the error: a mail server's name the recipient, the database's what was asked of it. */
function traceOf(error: unknown): { name: string; code: string; at: string } {
  if (!(error instanceof Error)) return { name: typeof error, code: '', at: '' };
  const { code = '', responseCode = '' }: { code?: unknown; responseCode?: unknown } =
    Object(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: `${String(code)} ${String(responseCode)}`.trim(),
    at: frames.map((line) => line.trim()).join('\n'),
  };
}

async function triesOf(
  { orm }: Pick<Database, 'orm'>,
  queue: MailQueue,
  id: string,
): Promise<number> {
  const table = TABLES[queue];
  const [row] = await orm.select({ tries: table.tries }).from(table).where(eq(table.id, id));
  return row?.tries ?? 1;
}

async function sendOne(
  { database, mailer, mailDomain, clock }: MailQueueOptions,
  queue: MailQueue,
  lease: Lease,
  compose: ComposeRow,
): Promise<void> {
  const mail = await compose(lease.id);
  if (mail !== null)
    await mailer.send({ ...mail, messageId: `<${lease.id.replaceAll(':', '.')}@${mailDomain}>` });
  const table = TABLES[queue];
  await database.orm
    .update(table)
    .set({
      sentAt: mail === null ? null : new Date(clock()),
      runAt: null,
      leaseToken: null,
      leaseUntil: null,
    })
    .where(and(eq(table.id, lease.id), eq(table.leaseToken, lease.token)));
}

/** Sends one due mail; false when none is due. A mail that nobody takes is tried again for as long as it takes. */
export async function sendOneOf(
  queue: MailQueue,
  options: MailQueueOptions,
  compose: ComposeRow,
): Promise<boolean> {
  const { database, patience, clock, log, onClaimed } = options;
  const lease = await claim(database.orm, queue, new Date(clock()), patience.forLease);
  if (lease === null) return false;
  onClaimed?.();
  const letGo = keepLease(database.orm, queue, lease, options);
  try {
    await sendOne(options, queue, lease, compose);
  } catch (error) {
    log.error({ error: traceOf(error), mail: lease.id }, 'a mail was not sent; it is tried again');
    await giveBack(
      database.orm,
      queue,
      lease,
      new Date(clock() + pauseAfter(await triesOf(database, queue, lease.id), PAUSES)),
    );
  } finally {
    letGo();
  }
  return true;
}
