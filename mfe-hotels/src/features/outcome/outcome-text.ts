import type { HotelBooking } from '@wayfare/api-contract';

export type Outcome = 'completing' | 'unpaid' | 'confirmed' | 'pending' | 'refunded' | 'failed' | 'expired' | 'canceled';

/** Which screen a booking gets. `unpaid` still waits for the card; nothing is called a success but the state itself. */
export function outcomeOf({ status, payment }: Pick<HotelBooking, 'status' | 'payment'>): Outcome {
  return status === 'completing' && payment.state === 'awaiting' ? 'unpaid' : status;
}

type MoneyNote = 'nothing' | 'released' | 'refunded' | 'charged' | 'kept';

/** What became of the money of a booking that did not come about, by the payment's own state. */
export function moneyNote({ state, charged, refunded }: HotelBooking['payment']): MoneyNote {
  if (state === 'refunded' || refunded !== '0.00') return 'refunded';
  if (state === 'voided') return 'released';
  if (state === 'captured' || charged !== '0.00') return 'charged';
  return state === 'authorised' ? 'kept' : 'nothing';
}
