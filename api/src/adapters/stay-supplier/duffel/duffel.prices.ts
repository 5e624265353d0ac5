import { subtractMoney } from '@wayfare/domain';
import type { StayPriceParts } from '../../../ports/stay-supplier';
import { toMoney } from '../../duffel/wire-values';

interface WirePrice {
  readonly total_amount: string;
  readonly base_amount: string | null;
  readonly tax_amount: string | null;
  readonly fee_amount: string | null;
  readonly due_at_accommodation_amount: string | null;
}

/** The total is what the guest pays, so an inconsistent base is recomputed from it. */
export function toPriceParts(wire: WirePrice): StayPriceParts {
  const total = toMoney(wire.total_amount);
  const tax = toMoney(wire.tax_amount);
  const fee = toMoney(wire.fee_amount);
  const base = subtractMoney(subtractMoney(total, tax), fee);
  return { base, tax, fee, total, dueAtProperty: toMoney(wire.due_at_accommodation_amount) };
}
