import type { BookingStatus } from '@wayfare/api-contract';

/** Payment of a booking; wire amounts. */
export interface BookedPayment {
  state: 'none' | 'awaiting' | 'authorised' | 'scheduled' | 'captured' | 'voided' | 'refunded';
  charged: string;
  refunded: string;
}

export type Outcome = BookingStatus | 'unpaid';

/** Screen by status; `unpaid` still waits for the card, success is the final state alone. */
export function outcomeOf({
  status,
  payment,
}: {
  status: BookingStatus;
  payment: BookedPayment;
}): Outcome {
  return status === 'completing' && payment.state === 'awaiting' ? 'unpaid' : status;
}

export type MoneyNote = 'nothing' | 'released' | 'refunded' | 'charged' | 'kept';

/** Money of a failed booking, by the payment's own state (ERR-11). */
export function moneyNote({ state, charged, refunded }: BookedPayment): MoneyNote {
  if (state === 'refunded' || refunded !== '0.00') return 'refunded';
  if (state === 'voided') return 'released';
  if (state === 'captured' || charged !== '0.00') return 'charged';
  return state === 'authorised' ? 'kept' : 'nothing';
}
