import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { Problem } from '../../http/problem';
import { queueAccountMail } from '../account-mails/account-mails';
import { liftLock } from '../accounts/lockout';
import type { Passwords } from '../accounts/passwords';
import { deleteUser, disownBookings, hasBookingInProgress } from './erase.repository';
import type { Asker } from './member';
import { memberOf } from './member';
import { proveOwner } from './owner-proof';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly passwords: Passwords;
}

export interface EraseService {
  /** Forgets the user. Bookings stay valid; who has their reference, e-mail and PIN still opens them. */
  erase(confirm: string, asker: Asker): Promise<void>;
}

export function eraseService({ database: { orm }, passwords }: Deps): EraseService {
  return {
    async erase(confirm, asker) {
      const user = await memberOf(orm, asker);
      await proveOwner(orm, passwords, { user, given: confirm, field: 'confirm' }, asker);
      await orm.transaction(async (connection) => {
        // its page and its mails still need to know whose it is
        if (await hasBookingInProgress(connection, user.id)) throw new Problem('INVALID_REQUEST', { field: 'bookings', text: 'account.bookingRunning', status: 409 });
        await disownBookings(connection, user.id, `erased-${randomUUID()}`);
        await deleteUser(connection, user);
        await liftLock(connection, user.email);
        await queueAccountMail(connection, { address: user.email, kind: 'erased', language: user.language, now: asker.now });
      });
    },
  };
}
