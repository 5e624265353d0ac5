import { isTotallyRefunded } from '@wayfare/domain';
import type { TermsOfCancelling } from '../../../booking/cancellation';
import type { Database } from '../../../platform/db/database';
import { invalid } from '../../../platform/http/problem';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { trainOf } from '../records/train-records';
import { refundQuotes } from './refund-quotes';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
}

/** What somebody else than the traveller cancels by: the railway's quote for all that is left. */
export function trainCancelling(deps: Deps): TermsOfCancelling {
  const { itemsOf, quoted } = refundQuotes(deps);
  return async (booking) => {
    const { language } = booking;
    const items = await itemsOf(booking, language);
    const asked = items
      .filter(({ status }) => !isTotallyRefunded(status))
      .map(({ id }) => ({ id }));
    if (asked.length === 0) throw invalid('bookingID', 'cancel.notPossible');
    const { record } = await quoted(booking, { items, asked, language });
    const { refund, fee, supplierRefund } = record;
    return { refund, fee, details: { ...trainOf(booking), refundId: supplierRefund } };
  };
}
