import type { Quote } from '@wayfare/api-contract';
import { localMoment } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';

/** By the hotel's clock. */
export function CancelTerms({
  cancelPolicy: { refundable, freeCancellationUntil: until },
}: Pick<Quote, 'cancelPolicy'>) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const moment = until === null || !refundable ? null : localMoment(until, language);
  return (
    <>{moment === null ? t('rooms.nonRefundable') : t('rooms.freeCancellation', { ...moment })}</>
  );
}
