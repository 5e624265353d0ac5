const CURRENCY = 'EUR' as const;

export const amountOf = (cents: number) => ({
  value: (cents / 100).toFixed(2),
  currency: CURRENCY,
});
type WireAmount = ReturnType<typeof amountOf>;

export const pricesOf = (cents: number) => ({ amountsToDisplay: [{ amount: amountOf(cents) }] });
type WirePrices = ReturnType<typeof pricesOf>;

export const centsOfAmount = ({ value }: WireAmount): number => Math.round(Number(value) * 100);

export const centsOf = ({ amountsToDisplay: [first] }: WirePrices): number =>
  first === undefined ? 0 : centsOfAmount(first.amount);
