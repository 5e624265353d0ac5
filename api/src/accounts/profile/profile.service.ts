import type { Account } from '@wayfare/api-contract';
import type { AccountUpdateSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import type { Connection, Database } from '../../platform/db/database';
import { TokenError } from '../../platform/http/problem';
import { updateUser } from '../users/users.repository';
import type { User } from '../users/users.repository';
import { findSession } from '../session/session.repository';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import { portrait } from './picture';

export interface ProfileService {
  read(requester: Requester): Promise<Account>;
  update(input: InferOutput<typeof AccountUpdateSchema>, requester: Requester): Promise<Account>;
}

async function accountOf(
  connection: Connection,
  user: User,
  { principal, now }: Requester,
): Promise<Account> {
  const { id, email, name, lastname, language, picture, country, passwordHash, createdAt } = user;
  const session = await findSession(connection, principal.sessionId, new Date(now));
  return {
    user: id,
    email,
    name,
    lastname,
    language,
    picture,
    country,
    hasPassword: passwordHash !== null,
    googleLoggued: session?.thirdParty === true,
    createdAt: createdAt.toISOString(),
  };
}

export function profileService({ orm }: Pick<Database, 'orm'>): ProfileService {
  return {
    async read(requester) {
      return accountOf(orm, await memberOf(orm, requester), requester);
    },

    async update({ name, lastname, language, picture, country }, requester) {
      const { id } = await memberOf(orm, requester);
      const shown = typeof picture === 'string' ? await portrait(picture) : picture;
      const user = await updateUser(orm, id, {
        name,
        lastname,
        language,
        ...(country === undefined ? {} : { country: country === '' ? null : country }),
        ...(shown === undefined ? {} : { picture: shown }),
      });
      if (user === null) throw new TokenError();
      return accountOf(orm, user, requester);
    },
  };
}
