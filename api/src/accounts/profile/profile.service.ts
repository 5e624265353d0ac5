import type { Account } from '@wayfare/api-contract';
import type { AccountUpdateSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import type { Connection, Database } from '../../platform/db/database';
import { TokenError } from '../../platform/http/problem';
import { updateUser } from '../users/users.repository';
import type { User } from '../users/users.repository';
import { findSession } from '../session/session.repository';
import type { Asker } from '../users/member';
import { memberOf } from '../users/member';
import { portrait } from './picture';

export interface ProfileService {
  read(asker: Asker): Promise<Account>;
  update(input: InferOutput<typeof AccountUpdateSchema>, asker: Asker): Promise<Account>;
}

async function accountOf(
  connection: Connection,
  user: User,
  { principal, now }: Asker,
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
    async read(asker) {
      return accountOf(orm, await memberOf(orm, asker), asker);
    },

    async update({ name, lastname, language, picture, country }, asker) {
      const { id } = await memberOf(orm, asker);
      const shown = typeof picture === 'string' ? await portrait(picture) : picture;
      const user = await updateUser(orm, id, {
        name,
        lastname,
        language,
        ...(country === undefined ? {} : { country: country === '' ? null : country }),
        ...(shown === undefined ? {} : { picture: shown }),
      });
      if (user === null) throw new TokenError();
      return accountOf(orm, user, asker);
    },
  };
}
