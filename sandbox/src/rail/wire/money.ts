const CURRENCY = 'EUR';

export interface WireAmount {
  value: string;
  currency: typeof CURRENCY;
}

export interface WirePrices {
  amountsToDisplay: { amount: WireAmount }[];
}

export function amountOf(cents: number): WireAmount {
  return { value: (cents / 100).toFixed(2), currency: CURRENCY };
}

export function pricesOf(cents: number): WirePrices {
  return { amountsToDisplay: [{ amount: amountOf(cents) }] };
}

export function centsOf({ amountsToDisplay: [first] }: WirePrices): number {
  return first === undefined ? 0 : Math.round(Number(first.amount.value) * 100);
}
