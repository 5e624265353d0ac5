import type { WireAmount } from '../wire/money';

export function centsOfAmount({ value }: WireAmount): number {
  return Math.round(Number(value) * 100);
}
