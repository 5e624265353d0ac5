import { money, parseMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import * as v from 'valibot';

export const AmountSchema = v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/));
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

/** "412", "412.5" and "412.50" are equal, "-3.00" is a refund; null is zero. */
export function toMoney(amount: string | null): Money {
  if (amount === null) return money(0);
  const [whole = '0', decimals = ''] = amount.split('.');
  return parseMoney(`${whole}.${decimals.padEnd(2, '0')}`);
}

export const toDate = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);
