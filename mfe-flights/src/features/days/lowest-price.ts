import { compareMoney, parseMoney } from '@wayfare/domain';

export function lowestOf(amounts: readonly (string | null)[]): string | null {
  return amounts.reduce((least, amount) => {
    if (amount === null) return least;
    return least === null || compareMoney(parseMoney(amount), parseMoney(least)) < 0
      ? amount
      : least;
  }, null);
}
