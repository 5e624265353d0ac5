import type { ExchangeQuote } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { ExchangedExtra } from '../records/train-records';
import { wireAmount } from './wire-amount';

export function wireExtra({
  label,
  count,
  legId,
  travellerId: travelerId,
  isKept,
  paid,
  costs,
}: ExchangedExtra): ExchangeQuote['extras'][number] {
  return {
    label,
    count,
    legId,
    travelerId,
    isKept,
    paid: wireAmount(money(paid)),
    costs: wireAmount(money(costs)),
  };
}
