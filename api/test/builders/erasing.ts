import { saveTraveller, sendContact } from '@wayfare/api-contract';
import { GOOD_CONTACT } from '@wayfare/api-contract/contact-cases';
import { NOW } from '../clients/app';
import type { AppUnderTest } from '../clients/app';
import { identities } from '../../src/platform/db/schema/accounts';
import { openMemberSession, signedInMember } from '../clients/member-client';
import type { Member } from '../clients/member-client';
import { queueAccountMail } from '../../src/accounts/mails/account-mails';
import { issueTicket } from '../../src/accounts/users/tickets';

import type { Database } from '../../src/platform/db/database';

/* For tests: an account with something everywhere, and what is left of it. */

const ROWS = [
  'users WHERE id = $1',
  'identities WHERE user_id = $1',
  'travellers WHERE user_id = $1',
  'tickets WHERE user_id = $1',
  'sessions WHERE principal = $1',
  'idempotency_keys WHERE owner = $1',
  'bookings WHERE owner = $1',
  'contact_messages WHERE owner = $1',
] as const;

/** Somebody with something of everything. */
export async function memberWithEverything(
  api: AppUnderTest,
  site: Parameters<typeof signedInMember>[0] & { database: Pick<Database, 'orm' | 'pool'> },
): Promise<Member> {
  const made = await signedInMember(site);
  const { orm, pool } = site.database;
  const userId = made.user.id;
  await openMemberSession(site, userId);
  await api.ask(saveTraveller, { firstName: 'Jan', lastName: 'van der Berg' }, made.headers);
  await orm.insert(identities).values({
    issuer: 'https://accounts.example.com',
    subject: userId,
    userId,
    createdAt: new Date(NOW),
  });
  await issueTicket(orm, { kind: 'recovery', userId, now: NOW });
  await queueAccountMail(orm, {
    address: made.user.email,
    kind: 'passwordChanged',
    language: 'en',
    now: NOW,
  });
  await pool.query("INSERT INTO idempotency_keys VALUES ($1, 'key-12345', 'h', '{}', now())", [
    userId,
  ]);
  await api.ask(
    sendContact,
    { ...GOOD_CONTACT, email: made.user.email },
    { ...made.headers, 'idempotency-key': 'key-12345' },
  );
  return made;
}

/** How many rows of each table are left of a member. */
export async function rowsOf(
  { pool }: Pick<Database, 'pool'>,
  { user }: Member,
): Promise<number[]> {
  const counts = [];
  for (const rows of ROWS)
    counts.push(
      Number(
        (await pool.query<{ count: string }>(`SELECT count(*) FROM ${rows}`, [user.id])).rows[0]
          ?.count,
      ),
    );
  return counts;
}
