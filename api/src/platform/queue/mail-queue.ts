import {
  incomingTrace,
  inTrace,
  keptTrace,
  spanned,
  type SpanFacts,
} from '@wayfare/server/telemetry/traces';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from '../../ports/mailer';
import type { Database } from '../db/database';
import { keptStatement } from '../db/kept-statements';
import { inBatches } from '../in-batches';
import { backoff } from './backoff';
import { claim, keepLease, releaseLease } from './leases';
import type { Claimed, Holding, Lease } from './leases';
import type { MailQueue } from './queue';
import type { Claim } from './worker';

export interface MailQueueOptions extends Holding {
  readonly database: Pick<Database, 'orm'>;
  readonly mailer: Mailer;
  readonly mailDomain: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Rendered at sending; null when it is no longer wanted. */
export type RenderRow<Row = unknown> = (
  id: string,
  row: Row,
) => Promise<Omit<Mail, 'messageId'> | null>;

const PAUSES = { firstPause: 2_000, longestPause: 10 * 60_000 };

/** Privacy: mail servers' words name recipients, the database's what was asked. */
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

type AnyMailQueue = Pick<MailQueue<unknown>, 'name' | 'table'>;

const endings = keptStatement(
  ({ name }: AnyMailQueue) => name,
  (connection, { table }) => {
    const ended = sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('tokens')}::text[], ${sql.placeholder('sentAts')}::timestamptz[]) AS ended (id, token, sent_at)`;
    return connection
      .update(table)
      .set({ sentAt: sql`ended.sent_at`, runAt: null, leaseToken: null, leaseUntil: null })
      .from(ended)
      .where(sql`${table.id} = ended.id AND ${table.leaseToken} = ended.token`);
  },
);

interface Ended extends Lease {
  readonly sentAt: Date | null;
}

const endingsOf = ({ database: { orm } }: MailQueueOptions, queue: AnyMailQueue) =>
  inBatches<Ended, true>(async (ended) => {
    await endings(orm, queue).execute({
      ids: ended.map(({ id }) => id),
      tokens: ended.map(({ token }) => token),
      sentAts: ended.map(({ sentAt }) => sentAt?.toISOString() ?? null),
    });
    return new Map(ended.map((one) => [one, true]));
  });

/** Every row of a queue of mails. */
interface MailRow {
  readonly tries: number;
  readonly traceparent?: string | null;
}

interface Sending<Row> {
  readonly queue: MailQueue<Row>;
  readonly render: RenderRow<Row>;
  readonly end: (ended: Ended) => Promise<unknown>;
}

async function send<Row extends MailRow>(
  { mailer, mailDomain, clock }: MailQueueOptions,
  { render, end }: Sending<Row>,
  { lease, row }: Claimed<Row>,
): Promise<void> {
  const mail = await render(lease.id, row);
  if (mail !== null)
    await mailer.send({ ...mail, messageId: `<${lease.id.replaceAll(':', '.')}@${mailDomain}>` });
  await end({ ...lease, sentAt: mail === null ? null : new Date(clock()) });
}

/** Retries without end. */
async function sendClaimed<Row extends MailRow>(
  options: MailQueueOptions,
  sending: Sending<Row>,
  claimed: Claimed<Row>,
): Promise<void> {
  const { database, clock, log } = options;
  const { queue } = sending;
  const { lease, row } = claimed;
  const stopRenewing = keepLease(database.orm, queue, lease, options);
  try {
    await spanned(mailSpan(queue, row), () => send(options, sending, claimed));
  } catch (error) {
    log.error({ error: traceOf(error), mail: lease.id }, 'a mail was not sent; it is tried again');
    const runAt = new Date(clock() + backoff(row.tries, PAUSES));
    await releaseLease(database.orm, queue, lease, runAt);
  } finally {
    stopRenewing();
  }
}

/** A mail by its queue: neither its address nor its id, which has a booking's in it. */
const mailSpan = ({ name }: AnyMailQueue, { tries }: MailRow): SpanFacts => ({
  name: `mail ${name}`,
  kind: 'client',
  attributes: { 'wayfare.queue': name, 'wayfare.tries': tries },
});

const placeOf = ({ traceparent }: MailRow) => keptTrace(traceparent) ?? incomingTrace();

export function mailsOf<Row extends MailRow>(
  queue: MailQueue<Row>,
  options: MailQueueOptions,
  render: RenderRow<Row>,
): Claim {
  const { database, timeouts, clock } = options;
  const sending = { queue, render, end: endingsOf(options, queue) };
  return async (limit) => {
    const claimed = await claim(database.orm, queue, {
      now: new Date(clock()),
      leaseMs: timeouts.leaseTime,
      limit,
    });
    return claimed.map(
      (one) => () => inTrace(placeOf(one.row), () => sendClaimed(options, sending, one)),
    );
  };
}

export async function sendOneOf<Row extends MailRow>(
  queue: MailQueue<Row>,
  options: MailQueueOptions,
  render: RenderRow<Row>,
): Promise<boolean> {
  const [sending] = await mailsOf(queue, options, render)(1);
  await sending?.(() => false);
  return sending !== undefined;
}
