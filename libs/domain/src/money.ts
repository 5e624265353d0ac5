import { LANGUAGE_FACTS, type Language } from './language';
import { groupDigits } from './numbers';

export interface Money {
  readonly amount: number;
  readonly currency: 'EUR';
}

const DECIMAL = /^(-?)(\d+)\.(\d{2})$/;

/** Money of cents; throws for an unsafe integer. */
export function money(amount: number): Money {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not a whole number of cents`);
  // -0 becomes 0, so that equal amounts are equal values
  return { amount: amount + 0, currency: 'EUR' };
}

/** Money of a wire decimal such as "412.50", exactly two places; throws otherwise. */
export function parseMoney(text: string): Money {
  const match = DECIMAL.exec(text);
  if (match === null) throw new RangeError(`"${text}" is not an amount with two decimals`);
  return money(Number(`${match[1]}${match[2]}${match[3]}`));
}

export function formatDecimal({ amount }: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function addMoney(...amounts: readonly Money[]): Money {
  return money(amounts.reduce((sum, { amount }) => sum + amount, 0));
}

export function subtractMoney(from: Money, amount: Money): Money {
  return money(from.amount - amount.amount);
}

/** Half cents round away from zero: a refund mirrors its charge. */
function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -rounded : rounded);
}

function toFraction(factor: number): { numerator: bigint; denominator: bigint } {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(factor));
  if (match === null) throw new RangeError(`${factor} is not a plain decimal factor`);
  const [, sign = '', whole = '', decimals = ''] = match;
  return {
    numerator: BigInt(`${sign}${whole}${decimals}`),
    denominator: 10n ** BigInt(decimals.length),
  };
}

/** Product with a decimal factor, rounded half-up to the cent. */
export function multiplyMoney(value: Money, factor: number): Money {
  const { numerator, denominator } = toFraction(factor);
  return money(divideHalfUp(BigInt(value.amount) * numerator, denominator));
}

/** Percentage, rounded half-up to the cent. */
export function percentageOf(value: Money, percent: number): Money {
  const { numerator, denominator } = toFraction(percent);
  return money(divideHalfUp(BigInt(value.amount) * numerator, denominator * 100n));
}

export function compareMoney(a: Money, b: Money): number {
  return a.amount - b.amount;
}

/** "€1,234.50", in Dutch "€ 1.234,50" with a no-break space (CON-07). */
export function formatMoney({ amount }: Money, language: Language): string {
  const digits = groupDigits(formatDecimal(money(Math.abs(amount))), language);
  const minus = amount < 0 ? '-' : '';
  return LANGUAGE_FACTS[language].euros(minus, digits);
}
