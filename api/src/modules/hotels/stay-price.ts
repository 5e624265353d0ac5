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

interface BestRate extends Omit<PricedStay, 'nights' | 'isMember'> {
  /** null when the supplier does not name it; then it promises members nothing */
  readonly rate: StayRate | null;
}

/** The cheapest way to stay for whoever asks: for a member a deal may cost less than what is cheapest for others. */
export function bestFor(
  { total, dueAtProperty, cheapest, cheapestDeal }: StayOffer,
  isMember: boolean,
): BestRate {
  const best = { total, dueAtProperty, memberDeal: cheapest?.memberDeal ?? false, rate: cheapest };
  if (!isMember || cheapestDeal === null) return best;
  const deal = {
    total: cheapestDeal.price.total,
    dueAtProperty: cheapestDeal.price.dueAtProperty,
    memberDeal: true,
    rate: cheapestDeal,
  };
  return ownTotal(deal, true).amount < ownTotal(best, true).amount ? deal : best;
}

/** What a member would pay for the cheapest way to stay; null when that is no less than what others pay. */
export function memberPriceOf(offer: StayOffer): string | null {
  const own = ownTotal(bestFor(offer, true), true);
  return own.amount < offer.total.amount ? formatDecimal(own) : null;
}
