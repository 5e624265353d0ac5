import { formatMoney, money, parseMoney, type Language } from '@wayfare/domain';

/** "€42.10 more", "€12.00 back" or "the same price" of a change (OQ-54, OQ-72). */
export function differenceText(
  amount: string,
  language: Language,
  say: (kind: 'same' | 'more' | 'back', values?: { price: string }) => string,
): string {
  const { amount: cents } = parseMoney(amount);
  if (cents === 0) return say('same');
  return say(cents > 0 ? 'more' : 'back', {
    price: formatMoney(money(Math.abs(cents)), language),
  });
}
