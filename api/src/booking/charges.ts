import { money } from '@wayfare/domain';
import type { Payments } from '../ports/payments';
import type { Booking } from './booking';

/** Cents taken and given back by one intent. */
export type Charge = Booking['charges'][number];

export type Taken = Pick<Booking, 'charges' | 'captured' | 'refunded'>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function takenBy(charges: readonly Charge[]): Taken {
  return {
    charges,
    captured: sum(charges.map(({ captured }) => captured)),
    refunded: sum(charges.map(({ refunded }) => refunded)),
  };
}

export const isCharged = ({ charges }: Pick<Taken, 'charges'>, intent: string): boolean =>
  charges.some((charge) => charge.intent === intent);

export function charged(
  { charges }: Pick<Taken, 'charges'>,
  intent: string,
  captured: number,
): Taken {
  const isKnown = isCharged({ charges }, intent);
  return takenBy(isKnown ? charges : [...charges, { intent, captured, refunded: 0 }]);
}

export const kept = ({ captured, refunded }: Pick<Taken, 'captured' | 'refunded'>): number =>
  captured - refunded;

/** What is taken after so much was given back of one intent. */
export const withRefund = (
  { charges }: Pick<Taken, 'charges'>,
  intent: string,
  cents: number,
): Taken =>
  takenBy(
    charges.map((charge) =>
      charge.intent === intent ? { ...charge, refunded: charge.refunded + cents } : charge,
    ),
  );

interface Refunded {
  readonly taken: Taken;
  readonly cents: number;
}

/** The idempotency key names what was refunded before, so a repeat is harmless. */
async function giveBack(
  { id, charges }: Pick<Booking, 'id' | 'charges'>,
  charge: Charge,
  cents: number,
  payments: Pick<Payments, 'refund'>,
): Promise<Refunded> {
  await payments.refund(charge.intent, {
    amount: money(cents),
    idempotencyKey: `${id}:refund:${charge.intent}:${charge.refunded}`,
  });
  return { taken: withRefund({ charges }, charge.intent, cents), cents };
}

/** Refunds from the latest charge only, one call per step; null when nothing is left anywhere. */
export async function refundPart(
  booking: Pick<Booking, 'id' | 'charges'>,
  owed: number,
  payments: Pick<Payments, 'refund'>,
): Promise<Refunded | null> {
  const charge = booking.charges.findLast((candidate) => kept(candidate) > 0);
  if (charge === undefined || owed <= 0) return null;
  return giveBack(booking, charge, Math.min(owed, kept(charge)), payments);
}

/** Refunds beyond `due` cents in one call; null when there is no excess. */
export async function refundRest(
  booking: Pick<Booking, 'id' | 'charges'>,
  { intent, due }: { readonly intent: string; readonly due: number },
  payments: Pick<Payments, 'refund'>,
): Promise<Refunded | null> {
  const charge = booking.charges.find((candidate) => candidate.intent === intent);
  const rest = charge === undefined ? 0 : kept(charge) - due;
  return charge === undefined || rest <= 0 ? null : giveBack(booking, charge, rest, payments);
}

export const payingIntent = ({ charges }: Pick<Booking, 'charges'>): string | null =>
  charges.findLast((charge) => kept(charge) > 0)?.intent ?? null;
