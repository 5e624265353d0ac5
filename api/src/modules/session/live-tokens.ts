import type { Database } from '../../db/database';
import type { VerifyToken } from '../../http/authenticate';
import { TokenError } from '../../http/problem';
import { isRunning } from './session.repository';

/** As `verify`, and a user's token only while its session runs. What an anonymous one opens is worth no question to the database. */
export function liveTokens(verify: VerifyToken, { orm }: Pick<Database, 'orm'>): VerifyToken {
  return async (token, now) => {
    const principal = await verify(token, now);
    if (principal.role === 'user' && !(await isRunning(orm, principal, new Date(now)))) throw new TokenError();
    return principal;
  };
}
