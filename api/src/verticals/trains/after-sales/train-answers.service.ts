import type { TrainCarrierChange } from '@wayfare/api-contract';
import type { AcceptTrainChangeRequestSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/database';
import { Problem } from '../../../platform/http/problem';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { acceptCarrierChange } from '../../../booking/carrier-answers';
import { trainCarrierChange } from '../booked/train-carrier-changes';
import { trainOf } from '../records/train-records';
import { ownBooking } from './own-booking';
import type { TrainAsk } from './own-booking';

type AcceptInput = InferOutput<typeof AcceptTrainChangeRequestSchema>;

export interface TrainAnswers {
  /** Waits for the workflow; OFFER_EXPIRED when it was answered otherwise meanwhile. */
  accept(ask: TrainAsk<AcceptInput>): Promise<TrainCarrierChange>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: Pick<RailSupplier, 'acceptCarrierChange'>;
  readonly wake: () => void;
}

const answered = (cause?: unknown) =>
  new Problem('OFFER_EXPIRED', { field: 'change_id', text: 'carrier.answered', cause });

export function trainAnswers({ database, supplier, wake }: Deps): TrainAnswers {
  /** A lapsed change was answered by the railway itself. */
  const tell = (supplierBooking: string, changeId: string) =>
    supplier.acceptCarrierChange(supplierBooking, changeId).catch((error: unknown) => {
      throw error instanceof Problem && error.problemCode === 'NOT_FOUND' ? answered(error) : error;
    });
  return {
    async accept(ask) {
      const {
        input: { change_id: changeId },
        requester: { now },
      } = ask;
      const booking = await ownBooking(database.orm, ask);
      const after = await acceptCarrierChange({ database, wake }, booking, {
        changeId,
        now,
        accept: () => tell(booking.supplierBooking ?? '', changeId),
      });
      const change = trainCarrierChange(after, trainOf(after).items);
      if (change === null) throw answered();
      return change;
    },
  };
}
