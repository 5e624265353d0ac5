import type { ChangePasswordRequest } from '@wayfare/api-contract';
import type { Database } from '../../platform/db/database';
import { Problem, invalid } from '../../platform/http/problem';
import { queueAccountMail } from '../mails/account-mails';
import { refuseCommonPassword } from '../auth/common-passwords';
import type { Passwords } from '../auth/passwords';
import { voidTickets } from '../users/tickets';
import { replacePasswordHash } from '../users/users.repository';
import { endSessionsOf } from '../session/session.repository';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import { proveOwner } from './owner-proof';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly passwords: Passwords;
}

export interface PasswordService {
  /** Ends every other session and tells the owner by mail. */
  change(input: ChangePasswordRequest, requester: Requester): Promise<void>;
}

export function passwordService({ database: { orm }, passwords }: Deps): PasswordService {
  return {
    async change({ current, password }, requester) {
      const user = await memberOf(orm, requester);
      const { id, email, language, passwordHash: proven } = user;
      if (proven === null) throw invalid('current', 'account.noPassword');
      await proveOwner(orm, passwords, { user, given: current, field: 'current' }, requester);
      await refuseCommonPassword(password, email);
      const passwordHash = await passwords.hash(password);
      await orm.transaction(async (connection) => {
        const replaced = await replacePasswordHash(
          connection,
          { id, passwordHash: proven },
          passwordHash,
        );
        if (replaced === null)
          throw new Problem('INVALID_REQUEST', {
            field: 'current',
            text: 'account.changedMeanwhile',
            status: 409,
          });
        await voidTickets(connection, id, 'recovery', requester.now);
        await endSessionsOf(
          connection,
          id,
          { except: requester.principal.sessionId },
          new Date(requester.now),
        );
        await queueAccountMail(connection, {
          address: email,
          kind: 'passwordChanged',
          language,
          now: requester.now,
        });
      });
    },
  };
}
