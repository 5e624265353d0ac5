import { addMoney, money, subtractMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type { StayPriceParts, StayRate } from '../../../ports/stay-supplier';
import type { WireRate, WireTax } from './hotelbeds.schemas';

const euros = (amount: string): Money => money(Math.round(Number(amount) * 100));

/** In euros, converted by the wire where the tax has another currency. */
const taxOf = ({ amount, currency, clientAmount }: WireTax): Money =>
  euros((currency === 'EUR' ? amount : clientAmount) ?? '0');

const sum = (taxes: readonly WireTax[]) => addMoney(money(0), ...taxes.map(taxOf));

/** Base = `net` less included taxes. */
export function pricePartsOf({ net, taxes }: Pick<WireRate, 'net' | 'taxes'>): StayPriceParts {
  const all = taxes?.taxes ?? [];
  const included = all.filter((tax) => tax.included);
  const total = euros(net);
  const fee = sum(included.filter(({ type }) => type === 'FEE'));
  const tax = sum(included.filter(({ type }) => type !== 'FEE'));
  return {
    base: subtractMoney(subtractMoney(total, tax), fee),
    tax,
    fee,
    total,
    dueAtProperty: sum(all.filter((one) => !one.included)),
  };
}

const PARTS = ['base', 'tax', 'fee', 'total', 'dueAtProperty'] as const;

export function addedPrices(prices: readonly StayPriceParts[]): StayPriceParts {
  const added = PARTS.map((part) => [part, addMoney(money(0), ...prices.map((one) => one[part]))]);
  return Object.fromEntries(added) as StayPriceParts;
}

type Refunds = StayRate['refunds'];

/** The wire has costs from an instant on; we have refunds before it. */
export function refundsOf(
  { net, cancellationPolicies }: Pick<WireRate, 'net' | 'cancellationPolicies'>,
  now: number,
): Refunds {
  const total = euros(net).amount;
  const fees = (cancellationPolicies ?? [])
    .map(({ amount, from }) => ({ from: new Date(from), fee: euros(amount).amount }))
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  return fees.flatMap(({ from }, index) => {
    const back = total - (fees[index - 1]?.fee ?? 0);
    return from.getTime() <= now || back <= 0 ? [] : [{ before: from, amount: money(back) }];
  });
}

export function addedRefunds(all: readonly Refunds[]): Refunds {
  const [first = [], ...others] = all;
  if (others.length === 0) return first;
  const instants = [...new Set(all.flat().map(({ before }) => before.getTime()))].sort(
    (a, b) => a - b,
  );
  const backBefore = (refunds: Refunds, at: number) =>
    refunds.find(({ before }) => before.getTime() >= at)?.amount ?? money(0);
  return instants.map((at) => ({
    before: new Date(at),
    amount: addMoney(money(0), ...all.map((refunds) => backBefore(refunds, at))),
  }));
}
