export const CURRENCY = 'EUR';

/** Cents as a decimal string with two places; what is given back is negative. */
export function amount(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
