import type { TicketOffer, TrainPrices } from '@wayfare/api-contract';
import { addMoney, compareMoney, formatDecimal, parseMoney, type Money } from '@wayfare/domain';

type Priced = Pick<TicketOffer, 'prices'>;

/** The price shown and charged (TRN-22). */
export function priceOf({ prices: { amountsToDisplay } }: { prices: TrainPrices }): Money {
  return parseMoney(amountsToDisplay[0]?.amount.value ?? '0.00');
}

export const totalOf = (offers: readonly Priced[]): string =>
  formatDecimal(addMoney(...offers.map(priceOf)));

export const byPrice = (a: Priced, b: Priced): number => compareMoney(priceOf(a), priceOf(b));

export const cheapest = <Offer extends Priced>(offers: readonly Offer[]): Offer | undefined =>
  [...offers].sort(byPrice)[0];
