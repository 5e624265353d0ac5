import { and, isNull, lte } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { loginFailures, tickets, usedCaptchas, users } from '../../platform/db/schema/accounts';
import { forgetUnaskedMails } from '../mails/mail-allowance';
import { LOCK_MINUTES } from './lockout';

/** After this the address may register anew. */
const NEVER_ACTIVATED_DAYS = 30;

export async function forgetOldAccountRows(connection: Connection, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await connection.delete(tickets).where(lte(tickets.expiresAt, now));
  await connection.delete(usedCaptchas).where(lte(usedCaptchas.expiresAt, now));
  await connection.delete(loginFailures).where(lte(loginFailures.lastAt, before(LOCK_MINUTES)));
  await forgetUnaskedMails(connection, now);
  await connection
    .delete(users)
    .where(
      and(isNull(users.activatedAt), lte(users.createdAt, before(NEVER_ACTIVATED_DAYS * 1_440))),
    );
}
