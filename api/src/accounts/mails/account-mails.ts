import { randomUUID } from 'node:crypto';
import { and, isNull, lte } from 'drizzle-orm';
import type { Language } from '@wayfare/domain';
import type { Connection } from '../../platform/db/database';
import { accountMails } from '../../platform/db/schema/accounts';
import { askedIn } from '../../platform/queue/asked-in';

/** `docs/code-reference.md` says when each goes out. */
export type AccountMailKind =
  | 'activation'
  | 'alreadyRegistered'
  | 'reset'
  | 'passwordChanged'
  | 'newSignIn'
  | 'locked'
  | 'erased';

export interface AccountMail {
  readonly address: string;
  readonly kind: AccountMailKind;
  readonly language: Language;
  readonly facts?: Readonly<Record<string, string>>;
  readonly now: number;
}

/** Outbox row in the caller's transaction; same work whether the address has an account or not. */
export async function queueAccountMail(
  connection: Connection,
  { address, kind, language, facts = {}, now }: AccountMail,
): Promise<void> {
  const at = new Date(now);
  await connection.insert(accountMails).values({
    id: randomUUID(),
    address: address.trim().toLowerCase(),
    kind,
    language,
    facts,
    createdAt: at,
    runAt: at,
    ...askedIn(),
  });
}

const KEPT_MS = 7 * 86_400_000;

export async function forgetSentAccountMails(connection: Connection, now: Date): Promise<void> {
  await connection
    .delete(accountMails)
    .where(
      and(
        isNull(accountMails.runAt),
        lte(accountMails.createdAt, new Date(now.getTime() - KEPT_MS)),
      ),
    );
}
