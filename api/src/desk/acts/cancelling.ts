import type { CancelTerms } from '@wayfare/desk-contract';
import { CANCELLABLE, startCancelling, untilCancelled } from '../../booking/cancellation';
import type { OnBehalf, TermsOfCancelling } from '../../booking/cancellation';
import type { Booking } from '../../booking/booking';
import type { Database } from '../../platform/db/database';
import { actorOf } from '../access/note-act';
import { DeskProblem } from '../access/desk-problem';
import { actAs } from '../bookings/locked-booking';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  /** by vertical; those that only parts of can be given back have none */
  readonly terms: Readonly<Record<string, TermsOfCancelling>>;
  readonly wake: () => void;
}

export interface Cancelling {
  can(booking: Booking): boolean;
  /** What a traveller would get now. */
  terms(booking: Booking, now: Date): Promise<CancelTerms>;
  /** As a traveller does, in the name of an operator; waits for the supplier. */
  cancel(booking: Booking, wish: CancelWish): Promise<{ status: string; refund: number }>;
}

interface CancelWish {
  readonly acceptedRefund: number;
  readonly operatorId: string;
  readonly now: Date;
}

export function cancelling({ database, terms, wake }: Deps): Cancelling {
  const can = ({ vertical, state }: Booking) =>
    terms[vertical] !== undefined && CANCELLABLE.includes(state);

  async function termsOf(booking: Booking, now: Date): Promise<OnBehalf> {
    const ask = terms[booking.vertical];
    if (ask === undefined || !can(booking)) throw new DeskProblem('NOT_POSSIBLE');
    return ask(booking, now.getTime());
  }

  return {
    can,
    async terms(booking, now) {
      const { refund, fee } = await termsOf(booking, now);
      return { captured: booking.captured, refund, fee };
    },
    async cancel(booking, { acceptedRefund, operatorId, now }) {
      const { refund, details } = await termsOf(booking, now);
      if (refund !== acceptedRefund) throw new DeskProblem('TERMS_CHANGED', { newRefund: refund });
      await database.orm.transaction(async (connection) => {
        await actAs(connection, actorOf({ id: operatorId }));
        await startCancelling({ database: { orm: connection }, wake: () => undefined }, booking, {
          ...{ refundDue: refund, details },
          now: now.getTime(),
        });
      });
      wake();
      const { status } = await untilCancelled(database.orm, booking.id);
      return { status, refund };
    },
  };
}
