import type { FailureReason } from '@wayfare/api-contract';
import { Problem } from '../../../platform/http/problem';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { planOf } from '../../../booking/booking';
import type { Booking, Amendment } from '../../../booking/booking';
import type { ChangeOutcome } from '../../../booking/bookable-supplier';
import { withCarrierChange } from '../booked/train-carrier-changes';
import { TrainPlanSchema, trainOf } from '../records/train-records';
import type { Adjustment, TrainPlan } from '../records/train-records';
import { exchangedItem, exchangeParts, refundParts } from '../booked/changed-extras';

/** Null when the outcome is unknown. */
function refusal(error: unknown): FailureReason | null {
  if (!(error instanceof Problem)) return null;
  switch (error.problemCode) {
    case 'OFFER_EXPIRED':
      return 'NO_SEATS';
    case 'PRICE_CHANGED':
      return 'PRICE_CHANGED';
    case 'CANCEL_FAILED':
    case 'REFUND_FAILED':
    case 'EXCHANGE_FAILED':
    case 'INVALID_REQUEST':
    case 'NOT_FOUND':
      return 'SUPPLIER_FAILED';
    default:
      return null;
  }
}

function amendmentOf({ id, amendment }: Booking): Amendment {
  if (amendment === null) throw new Error(`booking ${id} has no amendment`);
  return amendment;
}

async function confirm(
  supplier: RailSupplier,
  booking: Booking,
  plan: TrainPlan,
): Promise<Partial<Adjustment>> {
  const id = booking.supplierBooking ?? '';
  if (plan.kind === 'refund')
    return refundParts(
      await supplier.confirmRefund(id, plan.supplierRefund),
      trainOf(booking).items,
      amendmentOf(booking).amount,
    );
  return exchangeParts(await supplier.confirmExchange(id, plan.supplierExchange, booking.language));
}

/** Executes the agreed refund or exchange; idempotent by its id. */
export async function changeTrain(
  supplier: RailSupplier,
  booking: Booking,
): Promise<ChangeOutcome> {
  const [amendment, record, id] = [
    amendmentOf(booking),
    trainOf(booking),
    booking.supplierBooking ?? '',
  ];
  const plan = planOf(booking, TrainPlanSchema);
  let parts: Partial<Adjustment>;
  try {
    parts = await confirm(supplier, booking, plan);
  } catch (error) {
    const reason = refusal(error);
    if (reason === null) throw error;
    return { kind: 'refused', reason };
  }
  const fresh = await supplier.booking(id, booking.language);
  if (fresh === null) throw new Error(`the supplier does not know booking ${booking.id} any more`);
  const itemId = plan.kind === 'exchange' ? exchangedItem(record.items, fresh.items) : undefined;
  const adjustments = [
    ...record.adjustments,
    {
      kind: plan.kind,
      cents: amendment.amount,
      quoteId: amendment.quoteId,
      ...(itemId === undefined ? {} : { itemId }),
      ...parts,
    },
  ];
  return {
    kind: 'changed',
    changes: withCarrierChange(booking, { ...record, adjustments }, fresh),
  };
}
