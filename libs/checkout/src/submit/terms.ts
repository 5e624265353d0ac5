import type { PaymentTerms } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';

/** FNV-1a. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}

/** Equal for equal orders, named in the same order; tells nothing of the travellers to whoever reads the storage. */
export function fingerprintOf(order: object): string {
  const text = JSON.stringify(order);
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x9dc5811c)}`;
}

/** What the card fields are for: to pay `amount` cents now, or to keep the card for later. */
export function cardUse({ now }: Pick<PaymentTerms, 'now'>): {
  mode: 'payment' | 'setup';
  amount: number;
} {
  const { amount } = parseMoney(now);
  return amount > 0 ? { mode: 'payment', amount } : { mode: 'setup', amount: 0 };
}

/** Nothing is ever charged to the card by us: all of it is paid at the property, and a card is a guarantee at most. */
export function isPaidAtProperty({
  now,
  later,
  property,
}: Pick<PaymentTerms, 'now' | 'later' | 'property'>): boolean {
  const isDue = (amount: string) => parseMoney(amount).amount > 0;
  return isDue(property) && !isDue(now) && !isDue(later);
}

/** The way to pay that is chosen: the traveller's, or the only one there is. With more than one, none from the start (OQ-34). */
export function chosenTerms(
  types: readonly PaymentTerms[],
  timing: PaymentTerms['timing'] | null,
): PaymentTerms | null {
  return (
    types.find((terms) => terms.timing === timing) ??
    (types.length === 1 ? (types[0] ?? null) : null)
  );
}
