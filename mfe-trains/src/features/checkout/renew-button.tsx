import type { TrainBasket } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button } from '@wayfare/ui';
import { areComplete } from '../../domain/passengers/passenger-problems';
import { useLapsed } from '../../state/basket/use-lapsed';
import type { Prebooking } from '../../state/basket/use-prebook';

/** Extends the deadline with one press (OQ-68, WCAG 2.2.1); expired offers are searched for again. */
export function RenewButton({
  basket,
  prebooking: { isBusy, keep },
}: {
  basket: TrainBasket;
  prebooking: Prebooking;
}) {
  const { t } = useTranslation('trains');
  const isOver = useLapsed(basket).size > 0;
  if (isOver || !areComplete(basket.bookingItems)) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      isBusy={isBusy}
      onClick={() => void keep({ passengers: null, shownTotal: basket.ledger.total })}
    >
      {t('checkout.renew')}
    </Button>
  );
}
