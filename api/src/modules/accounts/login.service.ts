import type { Database } from '../../db/database';
import { Problem } from '../../http/problem';
import type { KnownDevice } from './known-device';
import { forgetFailures, lockoutKey, takeAttempt, wrongPassword } from './lockout';
import type { Passwords } from './passwords';
import { findUserByEmail, replacePasswordHash } from './users.repository';
import type { User } from './users.repository';

interface LoginDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly passwords: Passwords;
}

interface Credentials {
  readonly user: string;
  readonly password: string;
}

interface Visit {
  readonly device: KnownDevice | null;
  readonly now: number;
}

/**
 * Whose address and password these are. An address without an account, an account without a password and a wrong
 * password are one and the same to the caller: same answer, same statements, same work.
 */
export async function logIn({ database: { orm }, passwords }: LoginDeps, { user: address, password }: Credentials, { device, now }: Visit): Promise<User> {
  // before the attempt is counted: being turned away for lack of room must cost nobody an attempt
  passwords.checkRoom();
  const user = await findUserByEmail(orm, address);
  const isKnown = device !== null && device.userId === user?.id;
  const attempt = await takeAttempt(orm, lockoutKey(address, isKnown ? device.id : null), now);
  const isRight = await passwords.verify(user?.passwordHash ?? null, password);
  if (user === null || !isRight) throw wrongPassword(attempt, now);
  await forgetFailures(orm, attempt);
  if (user.activatedAt === null) throw new Problem('NOT_ACTIVATED');
  const { id, passwordHash } = user;
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return user;
  return (await replacePasswordHash(orm, { id, passwordHash }, await passwords.hash(password))) ?? user;
}
