import { money } from '@wayfare/domain';
import type { Payments } from '../../ports/payments';
import type { Booking } from './booking';

/** What one intent took and gave back, in cents. */
export type Charge = Booking['charges'][number];

/** The columns of a booking that say where its money is. */
export type Taken = Pick<Booking, 'charges' | 'captured' | 'refunded'>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function takenBy(charges: readonly Charge[]): Taken {
  return {
    charges,
    captured: sum(charges.map(({ captured }) => captured)),
    refunded: sum(charges.map(({ refunded }) => refunded)),
  };
}

/** The booking's money after an intent took `captured` cents; an intent takes once. */
export function charged(
  { charges }: Pick<Taken, 'charges'>,
  intent: string,
  captured: number,
): Taken {
  const isKnown = charges.some((charge) => charge.intent === intent);
  return takenBy(isKnown ? charges : [...charges, { intent, captured, refunded: 0 }]);
}

/** Cents that the traveller has paid and not got back. */
export const kept = ({ captured, refunded }: Pick<Taken, 'captured' | 'refunded'>): number =>
  captured - refunded;

interface Refunded {
  readonly taken: Taken;
  readonly cents: number;
}

/**
 * Gives back of `owed` cents what the latest charge has left, by one call; null when nothing is left anywhere. What lies on
 * several charges takes several steps. The key says how much the charge had given back before, so a repeat is harmless.
 */
export async function refundPart(
  { id, charges }: Pick<Booking, 'id' | 'charges'>,
  owed: number,
  payments: Pick<Payments, 'refund'>,
): Promise<Refunded | null> {
  const charge = charges.findLast((candidate) => kept(candidate) > 0);
  if (charge === undefined || owed <= 0) return null;
  const cents = Math.min(owed, kept(charge));
  await payments.refund(charge.intent, {
    amount: money(cents),
    idempotencyKey: `${id}:refund:${charge.intent}:${charge.refunded}`,
  });
  return {
    taken: takenBy(
      charges.map((other) =>
        other === charge ? { ...other, refunded: other.refunded + cents } : other,
      ),
    ),
    cents,
  };
}
