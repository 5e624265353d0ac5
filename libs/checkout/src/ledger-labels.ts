import { useTexts } from './use-texts';

const NAMES = [
  'caption',
  'base',
  'tax',
  'extra',
  'discount',
  'refund',
  'total',
  'atProperty',
  'due',
  'now',
  'property',
  'notCharged',
  'toCard',
  'remains',
] as const;

/**
 * Words of a price: a screen replaces those that it knows better, such as "2 rooms, 3 nights" for the base. `atProperty`
 * heads the charges on top, `notCharged` is the part of the total that never was taken, and `remains` what is left of it.
 */
export type LedgerLabels = Readonly<Record<(typeof NAMES)[number], string>>;

export function useLedgerLabels(own: Partial<LedgerLabels> | undefined): LedgerLabels {
  const texts = useTexts('ledger');
  const labels = Object.fromEntries(NAMES.map((name) => [name, texts(name)])) as LedgerLabels;
  return { ...labels, ...own };
}
