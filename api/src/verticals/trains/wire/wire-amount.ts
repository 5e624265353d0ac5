import type { TrainPrices } from '@wayfare/api-contract';
import { formatDecimal } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';

type TrainAmount = TrainPrices['amountsToDisplay'][number]['amount'];

/** Money as ERA writes it. */
export const wireAmount = (money: Money): TrainAmount => ({
  value: formatDecimal(money),
  currency: money.currency,
});

/** A price as ERA writes it: the first amount is the one that is shown and charged (TRN-22). */
export const wirePrices = (money: Money): TrainPrices => ({
  amountsToDisplay: [{ amount: wireAmount(money) }],
});
