import type { StayPart } from './stay-details';
import { totalOf } from './stay-ledger';

export interface CancelTerms {
  /** cents back to the card */
  readonly refund: number;
  /** cents withheld */
  readonly fee: number;
}

interface Paid {
  /** cents charged to the card */
  readonly captured: number;
  readonly isConfirmed: boolean;
  readonly now: number;
}

type Part = Pick<StayPart, 'refunds' | 'publicCents' | 'cents'>;

/** Refundable share, 0 to 1. */
function refundShare({ refunds, publicCents }: Part, now: number): number {
  const open = refunds.filter(({ before }) => now < Date.parse(before)).map(({ cents }) => cents);
  return publicCents === 0 ? 1 : Math.min(Math.max(0, ...open) / publicCents, 1);
}

function feeOf(part: Part, now: number): number {
  const total = totalOf(part.cents).amount;
  return total - Math.round(total * refundShare(part, now));
}

/** Sum over all parts; an unaccepted request is free to cancel. */
export function cancelTerms(
  { parts }: { readonly parts: readonly Part[] },
  { captured, isConfirmed, now }: Paid,
): CancelTerms {
  if (!isConfirmed) return { refund: captured, fee: 0 };
  const fee = parts.reduce((sum, part) => sum + feeOf(part, now), 0);
  return { refund: Math.max(0, captured - fee), fee };
}
