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

/** Labels of a price: `atProperty` heads charges on top, `notCharged` what was never taken, `remains` the rest. */
export type LedgerLabels = Readonly<Record<(typeof NAMES)[number], string>>;

export function useLedgerLabels(own: Partial<LedgerLabels> | undefined): LedgerLabels {
  const texts = useTexts('ledger');
  const labels = Object.fromEntries(NAMES.map((name) => [name, texts(name)])) as LedgerLabels;
  return { ...labels, ...own };
}
