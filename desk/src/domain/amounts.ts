import { formatMoney, money, type Language } from '@wayfare/domain';

const TYPED = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;
const DIGITS = /^-?\d{1,15}$/;

export const shownCents = (cents: number, language: Language): string =>
  formatMoney(money(cents), language);

/** Cents of a typed amount such as `12`, `12.5` or `€ 12,50`; null for anything else, and for separators of thousands. */
export function typedCents(text: string): number | null {
  const match = TYPED.exec(text.replace(/[€\s]/g, ''));
  if (match === null) return null;
  const [, euros = '', cents = ''] = match;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** One side of a difference: cents as digits, or a state as it stands. */
export const shownSide = (side: string, language: Language): string =>
  DIGITS.test(side) ? shownCents(Number(side), language) : side;
