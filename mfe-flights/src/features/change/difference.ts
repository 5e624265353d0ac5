import { formatMoney, money, parseMoney, type Language } from '@wayfare/domain';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** "€42.10 more", "€12.00 back" or "the same price": what a change asks or gives back (OQ-54). */
export function changeDifference(
  amount: string,
  { language, t }: { language: Language; t: Translate },
): string {
  const { amount: cents } = parseMoney(amount);
  if (cents === 0) return t('manage.change.same');
  return t(cents > 0 ? 'manage.change.more' : 'manage.change.back', {
    price: formatMoney(money(Math.abs(cents)), language),
  });
}
