import type { LoginResult } from '@wayfare/api-contract';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import type { RequestContext } from '../../platform/http/route';
import { browserName } from './browser-name';
import { queueAccountMail } from '../mails/account-mails';
import { keepSession, sessionCookie } from '../session/session-cookie';
import type { KeySet } from '../../platform/keys/key-set';
import { loginResult } from '../session/signed-in';
import { openUser } from '../session/user-session';
import { readDevice, rememberDevice } from './known-device';
import { lockUser, updateUser } from '../users/users.repository';
import type { User } from '../users/users.repository';

export interface SignInDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly publicOrigin: string;
}

interface SignIn {
  readonly user: User;
  readonly googleLoggued: boolean;
}

/** New session, known device, mail about a new one; 409 when the password changed meanwhile. */
export async function finishSignIn(
  { database, keys, publicOrigin }: SignInDeps,
  { user, googleLoggued }: SignIn,
  { request, reply, now }: Pick<RequestContext, 'request' | 'reply' | 'now'>,
): Promise<LoginResult> {
  const userAgent = request.headers['user-agent'] ?? '';
  const secure = publicOrigin.startsWith('https:');
  const device = await readDevice(keys, request, now);
  const revokes = sessionCookie(request, publicOrigin);
  const session = await database.orm.transaction(async (connection) => {
    const current = await lockUser(connection, user.id);
    if (current?.passwordHash !== user.passwordHash)
      throw new Problem('INVALID_REQUEST', { text: 'account.changedMeanwhile', status: 409 });
    if (current.firstLoginAt === null)
      await updateUser(connection, user.id, { firstLoginAt: new Date(now) });
    else if (device?.userId !== user.id) {
      const facts = { browser: browserName(userAgent), at: new Date(now).toISOString() };
      await queueAccountMail(connection, {
        address: user.email,
        kind: 'newSignIn',
        language: user.language,
        facts,
        now,
      });
    }
    return openUser(connection, keys, { user, googleLoggued, userAgent, revokes }, now);
  });
  void reply.header('cache-control', 'no-store');
  keepSession(reply, session, secure);
  await rememberDevice(keys, reply, { device, userId: user.id, now, secure });
  return loginResult(session, now);
}
