import type { Money } from './money';
import { addMoney, subtractMoney } from './money';

/** There is no kind for a booking or service fee: the site charges none (PLT-04). */
export type LedgerKind = 'base' | 'tax' | 'extra' | 'discount' | 'refund';

export interface LedgerLine {
  readonly kind: LedgerKind;
  /** the supplier's name of a tax or extra; empty for the base, which the screen names itself */
  readonly name: string;
  readonly amount: Money;
}

/** A price that explains itself: its lines add up to its total. */
export interface Ledger {
  readonly lines: readonly LedgerLine[];
  readonly total: Money;
}

/** The ledger of a list of lines. */
export function createLedger(lines: readonly LedgerLine[]): Ledger {
  return { lines, total: addMoney(...lines.map((line) => line.amount)) };
}

/** The usual ledger: a base price and its taxes. */
export function ledgerOf(
  base: Money,
  taxes: readonly { readonly name: string; readonly amount: Money }[],
): Ledger {
  return createLedger([
    { kind: 'base', name: '', amount: base },
    ...taxes.map(({ name, amount }) => ({ kind: 'tax', name, amount }) as const),
  ]);
}

/** What a supplier's total has more than the lines explain; zero when the price adds up. */
export function unexplained(ledger: Ledger, total: Money): Money {
  return subtractMoney(total, ledger.total);
}
