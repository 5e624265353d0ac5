import type { PaymentTerms } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';

const NOTHING = formatDecimal(money(0));

export function dueAtOnce(cents: number): PaymentTerms {
  return {
    timing: 'now',
    now: formatDecimal(money(Math.max(0, cents))),
    later: NOTHING,
    laterDate: null,
    property: NOTHING,
    needsCard: cents > 0,
  };
}

export function dueByDay(cents: number, day: string): PaymentTerms {
  return {
    timing: 'later',
    now: NOTHING,
    later: formatDecimal(money(cents)),
    laterDate: day,
    property: NOTHING,
    needsCard: false,
  };
}
