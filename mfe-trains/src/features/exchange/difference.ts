import { differenceText } from '@wayfare/checkout';
import type { Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';

export const exchangeDifference = (
  amount: string,
  { language, t }: { language: Language; t: Translate },
): string =>
  differenceText(amount, language, (kind, values) => t(`manage.exchange.${kind}`, values));
