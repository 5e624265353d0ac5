import { money, parseMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import * as v from 'valibot';

/* Values as Duffel writes them, of stays and flights alike. */

export const AmountSchema = v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/));
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

/** "412", "412.5" and "412.50" are the same amount, "-3.00" is given back; null is none. */
export function toMoney(amount: string | null): Money {
  if (amount === null) return money(0);
  const [whole = '0', decimals = ''] = amount.split('.');
  return parseMoney(`${whole}.${decimals.padEnd(2, '0')}`);
}

/** null where Duffel names no instant */
export const toDate = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);
