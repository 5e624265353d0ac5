import type { PaymentTerms } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney, type Language } from '@wayfare/domain';
import type { Texts } from './use-texts';

/** What is paid when, a sentence for each part that is not zero. */
export function describeTerms(
  { now, later, laterDate, property, needsCard }: PaymentTerms,
  language: Language,
  texts: Texts<'terms'>,
): string[] {
  const isDue = (amount: string): boolean => parseMoney(amount).amount > 0;
  const written = (amount: string): string => formatMoney(parseMoney(amount), language);
  const isGuarantee = needsCard && !isDue(now) && !isDue(later);
  return [
    ...(isDue(now) ? [texts('now', { amount: written(now) })] : []),
    ...(isDue(later) && laterDate !== null
      ? [texts('later', { amount: written(later), day: formatDate(laterDate, language, 'full') })]
      : []),
    ...(isDue(property)
      ? [texts(isGuarantee ? 'guarantee' : 'property', { amount: written(property) })]
      : []),
  ];
}
