import type { StayPrice } from '@wayfare/api-contract';
import { formatDecimal, money, subtractMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type { StayOffer } from '../../ports/stay-supplier';
import type { ListedRate } from './rate-facets';
import { memberDiscount } from './stay-ledger';

export interface PublicPrice {
  readonly total: Money;
  readonly memberDeal: boolean;
}

export interface PricedStay extends PublicPrice {
  readonly dueAtProperty: Money;
  readonly nights: number;
  readonly isMember: boolean;
}

/** Member discount on member deals (OQ-37, PLT-03); lists sort by it. */
export function ownTotal({ total, memberDeal }: PublicPrice, isMember: boolean): Money {
  return memberDeal && isMember ? subtractMoney(total, memberDiscount(total)) : total;
}

/** Taxes included; `dueAtProperty` is separate. */
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

export interface StayWay extends Omit<PricedStay, 'nights' | 'isMember'> {
  /** null: an unnamed rate promises nothing */
  readonly rate: ListedRate | null;
}

export function waysOf({
  total,
  dueAtProperty,
  rates,
}: Pick<StayOffer, 'total' | 'dueAtProperty' | 'rates'>): StayWay[] {
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

/** Cheapest member price; null unless it is lower. */
export function memberPriceOf(ways: readonly StayWay[]): string | null {
  const own = leastOf(ways, true);
  return own < leastOf(ways, false) ? formatDecimal(money(own)) : null;
}
