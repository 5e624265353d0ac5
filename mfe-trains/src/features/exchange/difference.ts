import { formatMoney, money, parseMoney, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';

/** "€42.10 more", "€12.00 back" or "the same price": what an exchange asks or gives back (OQ-72). */
export function exchangeDifference(
  amount: string,
  { language, t }: { language: Language; t: Translate },
): string {
  const { amount: cents } = parseMoney(amount);
  if (cents === 0) return t('manage.exchange.same');
  return t(cents > 0 ? 'manage.exchange.more' : 'manage.exchange.less', {
    price: formatMoney(money(Math.abs(cents)), language),
  });
}
