import type { PaymentTerms } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';

/** FNV-1a. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}

/** Hash of an order, by property order; reveals no traveller in storage. */
export function fingerprintOf(order: object): string {
  const text = JSON.stringify(order);
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x9dc5811c)}`;
}

/** Use of the card: pays `amount` cents now, or is kept for later. */
export function cardUse({ now }: Pick<PaymentTerms, 'now'>): {
  mode: 'payment' | 'setup';
  amount: number;
} {
  const { amount } = parseMoney(now);
  return amount > 0 ? { mode: 'payment', amount } : { mode: 'setup', amount: 0 };
}

/** True when all is paid at the property: a card is a guarantee at most. */
export function isPaidAtProperty({
  now,
  later,
  property,
}: Pick<PaymentTerms, 'now' | 'later' | 'property'>): boolean {
  const isDue = (amount: string) => parseMoney(amount).amount > 0;
  return isDue(property) && !isDue(now) && !isDue(later);
}

/** The chosen terms, or the only ones; with several none is preselected (OQ-34). */
export function chosenTerms(
  types: readonly PaymentTerms[],
  timing: PaymentTerms['timing'] | null,
): PaymentTerms | null {
  return (
    types.find((terms) => terms.timing === timing) ??
    (types.length === 1 ? (types[0] ?? null) : null)
  );
}
