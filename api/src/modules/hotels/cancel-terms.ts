import type { StayOfferRecord } from './stay-details';
import { totalOf } from './stay-ledger';

export interface CancelTerms {
  /** cents that come back to the card */
  readonly refund: number;
  /** cents that the cancellation costs */
  readonly fee: number;
}

interface Paid {
  /** cents taken from the card */
  readonly captured: number;
  /** whether the property has accepted the booking */
  readonly isConfirmed: boolean;
  readonly now: number;
}

/** The part of the supplier's total that is given back when it is cancelled now, 0 to 1. */
function refundShare({ refunds, publicCents }: Pick<StayOfferRecord, 'refunds' | 'publicCents'>, now: number): number {
  const open = refunds.filter(({ before }) => now < Date.parse(before)).map(({ cents }) => cents);
  return publicCents === 0 ? 1 : Math.min(Math.max(0, ...open) / publicCents, 1);
}

/** What cancelling now gives back and costs. A request that the property has not accepted costs nothing. */
export function cancelTerms(offer: Pick<StayOfferRecord, 'refunds' | 'publicCents' | 'cents'>, { captured, isConfirmed, now }: Paid): CancelTerms {
  if (!isConfirmed) return { refund: captured, fee: 0 };
  const total = totalOf(offer.cents).amount;
  const fee = total - Math.round(total * refundShare(offer, now));
  return { refund: Math.max(0, captured - fee), fee };
}
