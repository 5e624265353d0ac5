import type { TrainPrices } from '@wayfare/api-contract';
import { formatDecimal } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';

type TrainAmount = TrainPrices['amountsToDisplay'][number]['amount'];

export const wireAmount = (money: Money): TrainAmount => ({
  value: formatDecimal(money),
  currency: money.currency,
});

/** ERA charges the first amount (TRN-22). */
export const wirePrices = (money: Money): TrainPrices => ({
  amountsToDisplay: [{ amount: wireAmount(money) }],
});
