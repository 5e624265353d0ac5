import type { StayOption } from '@wayfare/api-contract';
import type { Ledger } from '@wayfare/domain';
import { formatDecimal, ledgerOf, parseMoney, subtractMoney, unexplained } from '@wayfare/domain';

/** The member discount as a negative amount; null where there is none. */
export function discountOf({
  price: { gross, publicPrice },
}: Pick<StayOption, 'price'>): string | null {
  return publicPrice === null
    ? null
    : formatDecimal(subtractMoney(parseMoney(gross), parseMoney(publicPrice)));
}

/** Base price and taxes; null when they do not add up to the total: no breakdown is better than a wrong one. */
export function priceLedger({
  base,
  taxes,
  price,
}: Pick<StayOption, 'base' | 'taxes' | 'price'>): Ledger | null {
  const ledger = ledgerOf(
    parseMoney(base),
    taxes.map((tax) => ({ name: tax.name, amount: parseMoney(tax.totalAmount) })),
  );
  return unexplained(ledger, parseMoney(price.publicPrice ?? price.gross)).amount === 0
    ? ledger
    : null;
}
