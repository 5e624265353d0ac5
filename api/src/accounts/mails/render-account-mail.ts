import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Clock } from '@wayfare/domain';
import type { Database } from '../../platform/db/database';
import { accountMails } from '../../platform/db/schema/accounts';
import { issueTicket } from '../users/tickets';
import type { TicketKind } from '../users/tickets';
import { findUserByEmail } from '../users/users.repository';
import type { User } from '../users/users.repository';
import type { RenderRow } from '../../platform/queue/mail-queue';
import { writtenMail } from '../../booking/documents/mail/written-mail';
import type { SitePages } from '../../platform/site-pages/site-pages';
import { accountMailPage } from './account-mail-page';
import type { AccountMailKind } from './account-mails';

export interface AccountMailDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly origin: string;
  readonly pages: SitePages;
  readonly supportEmail: string;
  readonly clock: Clock;
}

const FactsSchema = v.fallback(v.record(v.string(), v.string()), {});

const TICKETS: Partial<Readonly<Record<AccountMailKind, TicketKind>>> = {
  activation: 'activation',
  reset: 'recovery',
};

/** Decided at sending: the caller's response time must not tell whether an account exists. */
const IS_WANTED: Readonly<Record<AccountMailKind, (user: User | null) => boolean>> = {
  activation: (user) => user !== null && user.activatedAt === null,
  alreadyRegistered: (user) => user !== null,
  reset: (user) => user !== null,
  passwordChanged: () => true,
  newSignIn: () => true,
  locked: (user) => user !== null && user.activatedAt !== null,
  erased: () => true,
};

/** Spam: an unactivated account's name may be a stranger's message. */
const nameOf = (user: User | null) =>
  user === null || user.activatedAt === null ? '' : [user.name, user.lastname].join(' ').trim();

/** Issues a new ticket each time; null when the mail is no longer wanted. */
export function renderAccountMail({
  database: { orm },
  origin,
  pages,
  supportEmail,
  clock,
}: AccountMailDeps): RenderRow {
  return async (id) => {
    const [row] = await orm.select().from(accountMails).where(eq(accountMails.id, id));
    if (row === undefined) return null;
    // the table holds only kinds that `queueAccountMail` wrote
    const kind = row.kind as AccountMailKind;
    const user = await findUserByEmail(orm, row.address);
    if (!IS_WANTED[kind](user)) return null;
    const ticketKind = TICKETS[kind];
    const ticket =
      ticketKind === undefined || user === null
        ? ''
        : await issueTicket(orm, { kind: ticketKind, userId: user.id, now: clock() });
    const page = accountMailPage({
      kind,
      language: row.language,
      facts: v.parse(FactsSchema, row.facts),
      name: nameOf(user),
      ticket,
      origin,
      pages,
      supportEmail,
    });
    return { to: row.address, attachments: [], ...(await writtenMail(page)) };
  };
}
