import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { unaskedMails } from '../../platform/db/schema/accounts';

/** Kinds counted apart. Both answers to a registration share one count, or the limit would tell them apart. */
export type UnaskedKind = 'registration' | 'reset' | 'contactCopy' | 'locked' | 'priceAlert';

interface UnaskedMail {
  readonly kind: UnaskedKind;
  readonly address: string;
  readonly now: number;
}

const AN_HOUR = 3;
const A_DAY = 10;
const DAY_MS = 86_400_000;

const hashOf = ({ kind, address }: UnaskedMail) =>
  createHash('sha256').update(`${kind} ${address.trim().toLowerCase()}`).digest('hex');

/** Counts and checks in one statement, for unknown addresses too. */
export async function takeMail(connection: Connection, mail: UnaskedMail): Promise<boolean> {
  const at = sql`${new Date(mail.now).toISOString()}::timestamptz`;
  const { recipient, queuedAt } = unaskedMails;
  const recent = (hours: number) =>
    sql`ARRAY(SELECT earlier FROM unnest(${queuedAt}) AS earlier WHERE earlier > ${at} - make_interval(hours => ${hours}::int))`;
  const rows = await connection
    .insert(unaskedMails)
    .values({ recipient: hashOf(mail), queuedAt: sql`ARRAY[${at}]`, lastAt: new Date(mail.now) })
    .onConflictDoUpdate({
      target: recipient,
      set: { queuedAt: sql`${recent(24)} || ${at}`, lastAt: new Date(mail.now) },
      setWhere: sql`cardinality(${recent(1)}) < ${AN_HOUR}::int AND cardinality(${recent(24)}) < ${A_DAY}::int`,
    })
    .returning({ recipient });
  return rows.length > 0;
}

export async function forgetUnaskedMails(connection: Connection, now: Date): Promise<void> {
  await connection
    .delete(unaskedMails)
    .where(lte(unaskedMails.lastAt, new Date(now.getTime() - DAY_MS)));
}
