import type { BookingStatus } from '@wayfare/api-contract';

/** The money of a booking, as each vertical's booking says it. */
export interface BookedPayment {
  state: 'none' | 'awaiting' | 'authorised' | 'scheduled' | 'captured' | 'voided' | 'refunded';
  /** wire amount taken from the card so far */
  charged: string;
  /** wire amount given back so far */
  refunded: string;
}

export type Outcome = BookingStatus | 'unpaid';

/** Which screen a booking gets. `unpaid` still waits for the card; nothing is called a success but the state itself. */
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

/** What became of the money of a booking that did not come about, by the payment's own state (ERR-11). */
export function moneyNote({ state, charged, refunded }: BookedPayment): MoneyNote {
  if (state === 'refunded' || refunded !== '0.00') return 'refunded';
  if (state === 'voided') return 'released';
  if (state === 'captured' || charged !== '0.00') return 'charged';
  return state === 'authorised' ? 'kept' : 'nothing';
}
