import { randomUUID } from 'node:crypto';
import type { Language } from '@wayfare/domain';
import type { Connection, Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import { queueAccountMail } from '../mails/account-mails';
import type { AccountMail, AccountMailKind } from '../mails/account-mails';
import { takeMail } from '../mails/mail-allowance';
import type { UnaskedKind } from '../mails/mail-allowance';
import { endSessionsOf } from '../session/session.repository';
import { refuseCommonPassword } from './common-passwords';
import { liftLock } from './lockout';
import type { Passwords } from './passwords';
import { findTicket, redeemTicket, voidTickets } from '../users/tickets';
import type { Ticket } from '../users/tickets';
import { findUser, insertUser, updateUser } from '../users/users.repository';
import type { User } from '../users/users.repository';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly passwords: Passwords;
}

interface NewAccount {
  readonly name: string;
  readonly lastname: string;
  readonly user: string;
  readonly password: string;
  readonly language: Language;
}

interface Link {
  readonly ticket: string;
}

/** Whose account a ticket is for. Throws TICKET when it is none or for nobody. */
async function holderOf(connection: Connection, ticket: Ticket | null): Promise<User> {
  const userId = ticket?.userId ?? null;
  const user = userId === null ? null : await findUser(connection, userId);
  if (user === null) throw new Problem('TICKET');
  return user;
}

type UnaskedAccountMail = AccountMail & { readonly kind: keyof typeof COUNTED_AS };

/** Kinds that whoever knows an address can have sent to it. */
const COUNTED_AS = {
  activation: 'registration',
  alreadyRegistered: 'registration',
  reset: 'reset',
} as const satisfies Partial<Record<AccountMailKind, UnaskedKind>>;

/** The caller answers the same when the address has had enough of them: who asked is not told whose they are. */
async function queueUnasked(connection: Connection, mail: UnaskedAccountMail): Promise<void> {
  const { address, kind, now } = mail;
  if (await takeMail(connection, { kind: COUNTED_AS[kind], address, now }))
    await queueAccountMail(connection, mail);
}

/** From no account to an active one with a password, by links in mails. */
export function registrationService({ database: { orm }, passwords }: Deps) {
  return {
    /** The same for a new and for a known address, except for the mail: only who reads it learns which it was (OQ-84). */
    async register({ user: email, password, ...names }: NewAccount, now: number): Promise<void> {
      const at = new Date(now);
      const passwordHash = await passwords.hash(password);
      await orm.transaction(async (connection) => {
        const user = await insertUser(connection, {
          id: randomUUID(),
          email,
          ...names,
          passwordHash,
          termsAcceptedAt: at,
          createdAt: at,
        });
        const kind = user === null ? 'alreadyRegistered' : 'activation';
        await queueUnasked(connection, { address: email, kind, language: names.language, now });
      });
    },

    async activate({ ticket }: Link, now: number): Promise<void> {
      await orm.transaction(async (connection) => {
        const user = await holderOf(
          connection,
          await redeemTicket(connection, 'activation', ticket, now),
        );
        if (user.activatedAt === null)
          await updateUser(connection, user.id, { activatedAt: new Date(now) });
      });
    },

    /** A mail, if the address has the account for it; that is found out when the mail is composed. */
    async sendMail(
      kind: Extract<AccountMailKind, 'activation' | 'reset'>,
      { user, language }: { user: string; language: Language },
      now: number,
    ): Promise<void> {
      await orm.transaction((connection) =>
        queueUnasked(connection, { address: user, kind, language, now }),
      );
    },

    /** Throws TICKET unless the link of a mail would set a password now. */
    async checkRecovery({ ticket }: Link, now: number): Promise<void> {
      await holderOf(orm, await findTicket(orm, 'recovery', ticket, now));
    },

    /** A new password by the link of a mail. Whoever was signed in until now is not any more. */
    async recover(
      { ticket, password }: Link & { readonly password: string },
      now: number,
    ): Promise<void> {
      const user = await holderOf(orm, await findTicket(orm, 'recovery', ticket, now));
      await refuseCommonPassword(password, user.email);
      // outside the transaction, and the ticket is still good when there is no room for it
      const passwordHash = await passwords.hash(password);
      await orm.transaction(async (connection) => {
        if ((await redeemTicket(connection, 'recovery', ticket, now)) === null)
          throw new Problem('TICKET');
        await updateUser(connection, user.id, {
          passwordHash,
          activatedAt: user.activatedAt ?? new Date(now),
        });
        await voidTickets(connection, user.id, 'recovery', now);
        await endSessionsOf(connection, user.id, {}, new Date(now));
        await liftLock(connection, user.email);
        await queueAccountMail(connection, {
          address: user.email,
          kind: 'passwordChanged',
          language: user.language,
          now,
        });
      });
    },
  };
}
