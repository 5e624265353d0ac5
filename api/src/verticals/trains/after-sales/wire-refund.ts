import type { Refund } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { Booking } from '../../../booking/booking';
import type { RefundRecord } from '../records/train-records';
import { wireAmount, wirePrices } from '../wire/wire-amount';

interface Shown {
  readonly id: string;
  readonly status: Refund['status'];
  readonly expiresAt: Date;
}

export function wireRefund(
  { items, refund, fee, isWhole }: RefundRecord,
  { status: bookingStatus }: Pick<Booking, 'status'>,
  { id, status, expiresAt }: Shown,
): Refund {
  return {
    id,
    status,
    bookingStatus,
    expirationDate: expiresAt.toISOString(),
    items: items.map((item) => ({
      id: item.id,
      reversedPrices: wirePrices(money(item.refund)),
      fees: wireAmount(money(item.fee)),
      productAssignmentIds: [...item.assignmentIds],
    })),
    total: wireAmount(money(refund)),
    fee: wireAmount(money(fee)),
    isWhole,
  };
}
