import type { Claims } from '@wayfare/api-contract';
import type { Database } from '../../db/database';
import { claimFor, findClaimable } from './claims.repository';
import type { Asker } from './member';
import { memberOf } from './member';

export interface ClaimsService {
  /** Bookings made as a guest with the account's address, which its owner has shown to be theirs by activating it. */
  list(asker: Asker): Promise<Claims>;
  claim(asker: Asker): Promise<number>;
}

export function claimsService({ orm }: Pick<Database, 'orm'>): ClaimsService {
  return {
    async list(asker) {
      return { bookings: await findClaimable(orm, (await memberOf(orm, asker)).email) };
    },

    async claim(asker) {
      const { id, email } = await memberOf(orm, asker);
      return claimFor(orm, id, email);
    },
  };
}
