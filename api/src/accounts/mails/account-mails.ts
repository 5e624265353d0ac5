import { randomUUID } from 'node:crypto';
import { and, isNull, lte } from 'drizzle-orm';
import type { Language } from '@wayfare/domain';
import type { Connection } from '../../platform/db/database';
import { accountMails } from '../../platform/db/schema/accounts';

/** Mails about an account; `docs/code-reference.md` says when each goes out. */
export type AccountMailKind =
  /** activate the new account; not sent when it is active already */
  | 'activation'
  /** somebody registered an address that has an account */
  | 'alreadyRegistered'
  /** choose a new password; not sent when the address has no account */
  | 'reset'
  | 'passwordChanged'
  /** a sign-in from a browser that was never used for this account */
  | 'newSignIn'
  /** five wrong passwords: none is looked at for half an hour; only for an account that is active */
  | 'locked'
  | 'erased';

export interface AccountMail {
  readonly address: string;
  readonly kind: AccountMailKind;
  readonly language: Language;
  /** texts that the mail names, such as the browser of a new sign-in */
  readonly facts?: Readonly<Record<string, string>>;
  readonly now: number;
}

/** Puts a mail into the outbox, in the transaction of what it tells of. The same work whether the address has an account or not. */
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
  });
}

/** How long a mail that was sent, or that nobody was to get, is remembered. */
const KEPT_MS = 7 * 86_400_000;

/** Forgets whose address was written to. */
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
