import { randomUUID } from 'node:crypto';
import { isEmail } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Connection, Database } from '../../platform/db/database';
import type { Identity } from '../../ports/identity';
import { findUser, findUserByEmail, insertUser, updateUser } from '../users/users.repository';
import type { User } from '../users/users.repository';
import { endSessionsOf } from '../session/session.repository';
import { accountNames } from './account-names';
import { findOwner, linkIdentity } from './identities.repository';

interface Visit {
  readonly language: Language;
  readonly now: number;
}

/** Pre-hijacking: who registered the address never proved it, so their password and sessions end. */
async function takeOver(
  connection: Connection,
  user: User,
  identity: Identity,
  now: Date,
): Promise<User | null> {
  await endSessionsOf(connection, user.id, {}, now);
  return updateUser(connection, user.id, {
    ...accountNames(identity),
    passwordHash: null,
    activatedAt: now,
    termsAcceptedAt: now,
  });
}

async function accountOfAddress(
  connection: Connection,
  identity: Identity,
  { language, now }: Visit,
): Promise<User | null> {
  const at = new Date(now);
  const { email } = identity;
  // the button says that going on accepts the terms
  const wanted = {
    id: randomUUID(),
    email,
    ...accountNames(identity),
    language,
    activatedAt: at,
    termsAcceptedAt: at,
    createdAt: at,
  };
  const user =
    (await findUserByEmail(connection, email)) ??
    (await insertUser(connection, wanted)) ??
    (await findUserByEmail(connection, email));
  return user?.activatedAt === null ? takeOver(connection, user, identity, at) : user;
}

/** Known identity first, else the issuer's verified address; null for an unverified one (OQ-10). */
export async function accountOf(
  { orm }: Pick<Database, 'orm'>,
  identity: Identity,
  visit: Visit,
): Promise<User | null> {
  return orm.transaction(async (connection) => {
    const owner = await findOwner(connection, identity);
    if (owner !== null) return findUser(connection, owner);
    if (!identity.emailVerified || !isEmail(identity.email)) return null;
    const user = await accountOfAddress(connection, identity, visit);
    if (user !== null) await linkIdentity(connection, identity, user.id, new Date(visit.now));
    return user;
  });
}
