import type { Money } from './money';
import { addMoney, subtractMoney } from './money';

/** No booking or service fee: the site charges none (PLT-04). */
export type LedgerKind = 'base' | 'tax' | 'extra' | 'discount' | 'refund';

export interface LedgerLine {
  readonly kind: LedgerKind;
  /** supplier's name of a tax or extra; empty for the base */
  readonly name: string;
  readonly amount: Money;
}

export interface Ledger {
  readonly lines: readonly LedgerLine[];
  readonly total: Money;
}

/** Ledger of a list of lines. */
export function createLedger(lines: readonly LedgerLine[]): Ledger {
  return { lines, total: addMoney(...lines.map((line) => line.amount)) };
}

/** Ledger of a base price and taxes. */
export function ledgerOf(
  base: Money,
  taxes: readonly { readonly name: string; readonly amount: Money }[],
): Ledger {
  return createLedger([
    { kind: 'base', name: '', amount: base },
    ...taxes.map(({ name, amount }) => ({ kind: 'tax', name, amount }) as const),
  ]);
}

/** Supplier's total minus the lines; zero when it adds up. */
export function unexplained(ledger: Ledger, total: Money): Money {
  return subtractMoney(total, ledger.total);
}
