import type { Connection } from '../../platform/db/database';
import type { Principal } from '../../platform/http/authenticate';
import { TokenError } from '../../platform/http/problem';
import { findUser } from './users.repository';
import type { User } from './users.repository';

export interface Requester {
  readonly principal: Principal;
  readonly now: number;
}

/** A deleted or never activated account counts as no session. */
export async function memberOf(
  connection: Connection,
  { principal }: Pick<Requester, 'principal'>,
): Promise<User> {
  const user = await findUser(connection, principal.id);
  if (user === null || user.activatedAt === null) throw new TokenError();
  return user;
}
