import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config';
import type { Connection, Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import { queueAccountMail } from '../mails/account-mails';
import { liftLock } from '../auth/lockout';
import type { Payments } from '../../ports/payments';
import type { Passwords } from '../auth/passwords';
import { reduceWhatIsDue, UnreadableBooking } from '../../booking/retention';
import type { RetentionDeps } from '../../booking/retention';
import { idsOfOwner } from '../../booking/retention.repository';
import { ERASED_OWNER } from '../../booking/retention-rule';
import { forgetOrphanedCustomers } from '../saved-cards/forget-customers';
import { deleteUser, disownBookings, hasBookingInProgress } from './erase.repository';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import { proveOwner } from './owner-proof';

export interface EraseDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'retention'>;
  readonly payments: Pick<Payments, 'deleteCustomer'>;
  readonly retained: RetentionDeps['verticals'];
}

export interface EraseService {
  /** Trips to come stay open by PIN, past ones keep the invoice (decision 0041); 409 while one completes. */
  erase(confirm: string, requester: Requester): Promise<void>;
}

/** An unreadable booking stays; housekeeping retries within the hour and tells operators. */
async function reduceIfReadable(
  connection: Connection,
  id: string,
  deps: RetentionDeps,
  now: number,
): Promise<void> {
  try {
    await reduceWhatIsDue(connection, deps, id, now);
  } catch (err) {
    if (!(err instanceof UnreadableBooking)) throw err;
  }
}

export function eraseService({
  database: { orm },
  passwords,
  config,
  payments,
  retained,
}: EraseDeps): EraseService {
  return {
    async erase(confirm, requester) {
      const user = await memberOf(orm, requester);
      await proveOwner(orm, passwords, { user, given: confirm, field: 'confirm' }, requester);
      await orm.transaction(async (connection) => {
        // its page and its mails still need the owner
        if (await hasBookingInProgress(connection, user.id))
          throw new Problem('INVALID_REQUEST', {
            field: 'bookings',
            text: 'account.bookingRunning',
            status: 409,
          });
        const nobody = `${ERASED_OWNER}${randomUUID()}`;
        await disownBookings(connection, user.id, nobody);
        for (const id of await idsOfOwner(connection, nobody))
          await reduceIfReadable(
            connection,
            id,
            { days: config.retention, verticals: retained },
            requester.now,
          );
        await deleteUser(connection, user);
        await liftLock(connection, user.email);
        await queueAccountMail(connection, {
          address: user.email,
          kind: 'erased',
          language: user.language,
          now: requester.now,
        });
      });
      // housekeeping retries at the payment provider within the hour
      await forgetOrphanedCustomers(orm, payments).catch(() => undefined);
    },
  };
}
