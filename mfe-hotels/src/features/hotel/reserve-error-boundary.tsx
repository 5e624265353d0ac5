import { useTranslation } from '@wayfare/i18n';
import { Button, Notice } from '@wayfare/ui';
import type { Reservation } from './use-reserve';

export function ReserveErrorBoundary({
  reservation,
  onChooseAgain,
}: {
  reservation: Extract<Reservation, { state: 'gone' | 'failed' }>;
  onChooseAgain: () => void;
}) {
  const { t } = useTranslation('hotels');
  if (reservation.state === 'failed') {
    return (
      <Notice tone="error" title={t(reservation.messageKey)}>
        {t('rooms.tryAgain')}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={t(`booking.gone.${reservation.reason}`)}>
      <p>{t(`booking.goneText.${reservation.reason}`)}</p>
      <Button variant="secondary" onClick={onChooseAgain}>
        {t('rooms.chooseAgain')}
      </Button>
    </Notice>
  );
}
