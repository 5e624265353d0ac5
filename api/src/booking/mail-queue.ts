import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database';
import { keptStatement } from '../platform/db/kept-statements';
import { accountMails } from '../platform/db/schema/accounts';
import { outbox } from '../platform/db/schema/bookings';
import { contactMails } from '../platform/db/schema/contact';
import { priceAlertMails } from '../platform/db/schema/price-alerts';
import { inBatches } from '../platform/in-batches';
import type { Mail, Mailer } from '../ports/mailer';
import { claim, giveBack, keepLease } from './leases';
import type { Claimed, Holding, Lease, RowOf } from './leases';
import { pauseAfter } from './patience';
import type { Claim } from './worker';

const TABLES = { outbox, accountMails, contactMails, priceAlertMails };
type MailQueue = keyof typeof TABLES;

export interface MailQueueOptions extends Holding {
  readonly database: Pick<Database, 'orm'>;
  readonly mailer: Mailer;
  /** right-hand side of a Message-ID */
  readonly mailDomain: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The mail of a row as it is now; null when there is no reason for it any more. */
export type ComposeRow<Name extends MailQueue = MailQueue> = (
  id: string,
  row: RowOf<Name>,
) => Promise<Omit<Mail, 'messageId'> | null>;

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

/** What became of claimed mails, written together. */
const endings = keptStatement(
  (queue: MailQueue) => queue,
  (connection, queue) => {
    const table = TABLES[queue];
    const ended = sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('tokens')}::text[], ${sql.placeholder('sentAts')}::timestamptz[]) AS ended (id, token, sent_at)`;
    return connection
      .update(table)
      .set({ sentAt: sql`ended.sent_at`, runAt: null, leaseToken: null, leaseUntil: null })
      .from(ended)
      .where(sql`${table.id} = ended.id AND ${table.leaseToken} = ended.token`);
  },
);

interface Ended extends Lease {
  /** null without a reason for it any more */
  readonly sentAt: Date | null;
}

/** Those that end while others are written down are written together next. */
const endingsOf = ({ database: { orm } }: MailQueueOptions, queue: MailQueue) =>
  inBatches<Ended, true>(async (ended) => {
    await endings(orm, queue).execute({
      ids: ended.map(({ id }) => id),
      tokens: ended.map(({ token }) => token),
      sentAts: ended.map(({ sentAt }) => sentAt?.toISOString() ?? null),
    });
    return new Map(ended.map((one) => [one, true]));
  });

interface Sending<Name extends MailQueue> {
  readonly queue: Name;
  readonly compose: ComposeRow<Name>;
  readonly end: (ended: Ended) => Promise<unknown>;
}

async function send<Name extends MailQueue>(
  { mailer, mailDomain, clock }: MailQueueOptions,
  { compose, end }: Sending<Name>,
  { lease, row }: Claimed<Name>,
): Promise<void> {
  const mail = await compose(lease.id, row);
  if (mail !== null)
    await mailer.send({ ...mail, messageId: `<${lease.id.replaceAll(':', '.')}@${mailDomain}>` });
  await end({ ...lease, sentAt: mail === null ? null : new Date(clock()) });
}

/** Sends a claimed mail. One that nobody takes is tried again for as long as it takes. */
async function sendClaimed<Name extends MailQueue>(
  options: MailQueueOptions,
  sending: Sending<Name>,
  claimed: Claimed<Name>,
): Promise<void> {
  const { database, clock, log } = options;
  const { queue } = sending;
  const { lease, row } = claimed;
  const letGo = keepLease(database.orm, queue, lease, options);
  try {
    await send(options, sending, claimed);
  } catch (error) {
    log.error({ error: traceOf(error), mail: lease.id }, 'a mail was not sent; it is tried again');
    const runAt = new Date(clock() + pauseAfter(row.tries, PAUSES));
    await giveBack(database.orm, queue, lease, runAt);
  } finally {
    letGo();
  }
}

/** Takes due mails of a queue to send them. */
export function mailsOf<Name extends MailQueue>(
  queue: Name,
  options: MailQueueOptions,
  compose: ComposeRow<Name>,
): Claim {
  const { database, patience, clock } = options;
  const sending = { queue, compose, end: endingsOf(options, queue) };
  return async (limit) => {
    const claimed = await claim(database.orm, queue, {
      now: new Date(clock()),
      leaseMs: patience.forLease,
      limit,
    });
    return claimed.map((one) => () => sendClaimed(options, sending, one));
  };
}

/** Sends one due mail; false when none is due. */
export async function sendOneOf<Name extends MailQueue>(
  queue: Name,
  options: MailQueueOptions,
  compose: ComposeRow<Name>,
): Promise<boolean> {
  const [sending] = await mailsOf(queue, options, compose)(1);
  await sending?.(() => false);
  return sending !== undefined;
}
