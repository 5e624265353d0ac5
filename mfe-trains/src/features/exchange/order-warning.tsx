import { journeyTimes } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, Notice } from '@wayfare/ui';
import type { OrderProblem } from './journey-order';

interface Props {
  problems: readonly OrderProblem[];
  isAccepted: boolean;
  onAccept: () => void;
}

/** Names the reversed journeys and asks for consent before payment. */
export function OrderWarning({ problems, isAccepted, onAccept }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning" title={t('manage.exchange.order.title')}>
      {problems.map(({ kind, other: { id, origin, destination }, times }) => {
        const { date, departure } = journeyTimes(times.departure, times.arrival, language);
        return (
          <p key={id}>
            {t(`manage.exchange.order.${kind}`, {
              route: t('cart.route', { origin: origin.label, destination: destination.label }),
              date,
              departure,
            })}
          </p>
        );
      })}
      {!isAccepted && (
        <Button variant="secondary" size="small" onClick={onAccept}>
          {t('manage.exchange.order.accept')}
        </Button>
      )}
    </Notice>
  );
}
