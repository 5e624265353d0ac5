import type { StayOption } from '@wayfare/api-contract';
import type { Ledger } from '@wayfare/domain';
import { ledgerOf, parseMoney, unexplained } from '@wayfare/domain';

/** Base price and taxes of an option; null when they do not add up to its total, for a wrong breakdown is worse than none. */
export function priceLedger({ base, taxes, price }: Pick<StayOption, 'base' | 'taxes' | 'price'>): Ledger | null {
  const ledger = ledgerOf(
    parseMoney(base),
    taxes.map((tax) => ({ name: tax.name, amount: parseMoney(tax.totalAmount) })),
  );
  return unexplained(ledger, parseMoney(price.gross)).amount === 0 ? ledger : null;
}
