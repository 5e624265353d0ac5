import type { Claims, ClaimStanding } from '@wayfare/api-contract';
import type { Database } from '../../platform/db/database';
import type { User } from '../users/users.repository';
import { bookingOfVisit } from '../../booking/access';
import type { Booking } from '../../booking/booking';
import { claimFor, findClaimable, isOfGuest } from './claims.repository';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';

export interface ClaimsService {
  /** Guest bookings of the activated address; `asked` is a booking of this visit, whose standing is told too. */
  list(requester: Requester, asked?: string): Promise<Claims>;
  claim(requester: Requester): Promise<number>;
}

function standingOf({ owner, email, status }: Booking, user: User): ClaimStanding {
  if (owner === user.id) return 'own';
  if (!isOfGuest(owner)) return 'otherAccount';
  if (email !== user.email) return 'otherAddress';
  return status === 'completing' ? 'unsettled' : 'claimable';
}

export function claimsService({ orm }: Pick<Database, 'orm'>): ClaimsService {
  return {
    async list(requester, asked) {
      const user = await memberOf(orm, requester);
      const booking = asked === undefined ? null : await bookingOfVisit(orm, asked, requester);
      return {
        bookings: await findClaimable(orm, user.email),
        ...(booking === null ? {} : { standing: standingOf(booking, user) }),
      };
    },

    async claim(requester) {
      const { id, email } = await memberOf(orm, requester);
      return claimFor(orm, id, email);
    },
  };
}
