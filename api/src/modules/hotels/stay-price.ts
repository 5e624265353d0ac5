import type { StayPrice } from '@wayfare/api-contract';
import { formatDecimal, money, multiplyMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';

/** What members pay of the public price on a member deal (OQ-37, PLT-03). */
const MEMBER_SHARE = 0.9;

export interface PricedStay {
  readonly total: Money;
  readonly dueAtProperty: Money;
  readonly memberDeal: boolean;
  readonly nights: number;
}

/** The price as it is shown: taxes included, what is paid at the property beside it. */
export function stayPrice({ total, dueAtProperty, memberDeal, nights }: PricedStay): StayPrice {
  return {
    currency: 'EUR',
    gross: formatDecimal(total),
    perNight: formatDecimal(money(Math.round(total.amount / nights))),
    taxesIncluded: true,
    payAtProperty: formatDecimal(dueAtProperty),
    member: memberDeal ? formatDecimal(multiplyMoney(total, MEMBER_SHARE)) : null,
  };
}
