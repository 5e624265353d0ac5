import type { StayPrice } from '@wayfare/api-contract';
import { formatDecimal, money, subtractMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type { StayOffer, StayRate } from '../../ports/stay-supplier';
import { memberDiscount } from './stay-ledger';

/** A price as the supplier asks it. */
export interface PublicPrice {
  readonly total: Money;
  readonly memberDeal: boolean;
}

export interface PricedStay extends PublicPrice {
  readonly dueAtProperty: Money;
  readonly nights: number;
  readonly isMember: boolean;
}

/** What whoever asks pays: members less on a member deal (OQ-37, PLT-03). Lists are sorted by it too. */
export function ownTotal({ total, memberDeal }: PublicPrice, isMember: boolean): Money {
  return memberDeal && isMember ? subtractMoney(total, memberDiscount(total)) : total;
}

/** The price as it is shown: taxes included, what is paid at the property beside it. */
export function stayPrice({ dueAtProperty, nights, isMember, ...price }: PricedStay): StayPrice {
  const own = ownTotal(price, isMember);
  const other = price.memberDeal ? formatDecimal(ownTotal(price, !isMember)) : null;
  return {
    currency: 'EUR',
    gross: formatDecimal(own),
    perNight: formatDecimal(money(Math.round(own.amount / nights))),
    taxesIncluded: true,
    payAtProperty: formatDecimal(dueAtProperty),
    member: isMember ? null : other,
    publicPrice: isMember ? other : null,
  };
}

/** A way to stay as the supplier asks for it. */
export interface StayWay extends Omit<PricedStay, 'nights' | 'isMember'> {
  /** null when the supplier does not name it; then it promises nothing */
  readonly rate: StayRate | null;
}

/** The ways to stay at a hotel, as the supplier names them. */
export function waysOf({ total, dueAtProperty, rates }: StayOffer): StayWay[] {
  if (rates.length === 0) return [{ total, dueAtProperty, memberDeal: false, rate: null }];
  return rates.map((rate) => ({
    total: rate.price.total,
    dueAtProperty: rate.price.dueAtProperty,
    memberDeal: rate.memberDeal,
    rate,
  }));
}

const leastOf = (ways: readonly StayWay[], isMember: boolean): number =>
  Math.min(...ways.map((way) => ownTotal(way, isMember).amount));

/** What a member would pay for the cheapest of these ways to stay; null when that is no less than what others pay. */
export function memberPriceOf(ways: readonly StayWay[]): string | null {
  const own = leastOf(ways, true);
  return own < leastOf(ways, false) ? formatDecimal(money(own)) : null;
}
