const CURRENCY = 'EUR' as const;

export const amountOf = (cents: number) => ({
  value: (cents / 100).toFixed(2),
  currency: CURRENCY,
});
export type WireAmount = ReturnType<typeof amountOf>;

export const pricesOf = (cents: number) => ({ amountsToDisplay: [{ amount: amountOf(cents) }] });
type WirePrices = ReturnType<typeof pricesOf>;

export function centsOf({ amountsToDisplay: [first] }: WirePrices): number {
  return first === undefined ? 0 : Math.round(Number(first.amount.value) * 100);
}
