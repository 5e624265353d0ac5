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

/** Throws TICKET for an unknown, used or expired one. */
async function holderOf(connection: Connection, ticket: Ticket | null): Promise<User> {
  const userId = ticket?.userId ?? null;
  const user = userId === null ? null : await findUser(connection, userId);
  if (user === null) throw new Problem('TICKET');
  return user;
}

type UnaskedAccountMail = AccountMail & { readonly kind: keyof typeof COUNTED_AS };

/** Mails that anybody who knows an address can trigger. */
const COUNTED_AS = {
  activation: 'registration',
  alreadyRegistered: 'registration',
  reset: 'reset',
} as const satisfies Partial<Record<AccountMailKind, UnaskedKind>>;

/** Silent over the limit, so that the answer tells nothing about the address. */
async function queueUnasked(connection: Connection, mail: UnaskedAccountMail): Promise<void> {
  const { address, kind, now } = mail;
  if (await takeMail(connection, { kind: COUNTED_AS[kind], address, now }))
    await queueAccountMail(connection, mail);
}

export function registrationService({ database: { orm }, passwords }: Deps) {
  return {
    /** Same answer for a known address; only the mail tells (OQ-84). */
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

    /** The account is looked up when the mail is composed, so that timing tells nothing. */
    async sendMail(
      kind: Extract<AccountMailKind, 'activation' | 'reset'>,
      { user, language }: { user: string; language: Language },
      now: number,
    ): Promise<void> {
      await orm.transaction((connection) =>
        queueUnasked(connection, { address: user, kind, language, now }),
      );
    },

    /** Checks without using it; throws TICKET. */
    async checkRecovery({ ticket }: Link, now: number): Promise<void> {
      await holderOf(orm, await findTicket(orm, 'recovery', ticket, now));
    },

    /** Ends all other sessions. */
    async recover(
      { ticket, password }: Link & { readonly password: string },
      now: number,
    ): Promise<void> {
      const user = await holderOf(orm, await findTicket(orm, 'recovery', ticket, now));
      await refuseCommonPassword(password, user.email);
      // outside the transaction: without room (503) the ticket stays good
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
