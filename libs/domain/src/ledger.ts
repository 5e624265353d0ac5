import type { Money } from './money';
import { addMoney, subtractMoney } from './money';

/** No booking or service fee: the site charges none (PLT-04). */
export type LedgerKind = 'base' | 'tax' | 'extra' | 'discount' | 'refund';

export interface LedgerLine {
  readonly kind: LedgerKind;
  readonly name: string;
  readonly amount: Money;
}

export interface Ledger {
  readonly lines: readonly LedgerLine[];
  readonly total: Money;
}

export function createLedger(lines: readonly LedgerLine[]): Ledger {
  return { lines, total: addMoney(...lines.map((line) => line.amount)) };
}

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
