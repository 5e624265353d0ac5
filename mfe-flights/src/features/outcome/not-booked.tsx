import type { FlightBookingView } from '@wayfare/api-contract';
import { Actions, moneyNote, Unsuccessful, useRelease } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink, Notice } from '@wayfare/ui';
import { resultsHref } from '../../domain/wizard/wizard-query';
import { attempts } from '../../state/attempts';
import { PriceChange } from '../../ui/price-change';
import { useOwnFlight } from './use-own-flight';
import { useTryAgain } from './use-try-again';

interface Props {
  booking: FlightBookingView;
  outcome: 'refunded' | 'failed' | 'expired' | 'canceled';
  search: string;
}

function TryAgainProblem({ problem }: { problem: ReturnType<typeof useTryAgain>['problem'] }) {
  const { t } = useTranslation('flights');
  if (problem === null) return null;
  return (
    <Notice tone="error" title={problem === 'gone' ? t('clock.soldOut') : t(problem.messageKey)} />
  );
}

/** The airline changed the price at the order: nothing was bought, the new price can be accepted (FLT-39). */
function PriceChanged({
  booking,
  search,
  change,
}: Pick<Props, 'booking' | 'search'> & { change: NonNullable<FlightBookingView['price_change']> }) {
  const { t } = useTranslation('flights');
  const again = useTryAgain({ flight: useOwnFlight(booking), search, agreed: change.new_amount });
  return (
    <>
      <PriceChange
        before={change.previous_amount}
        now={change.new_amount}
        reason={t('priceChange.at_order')}
        otherHref={resultsHref({ search }, useLanguage())}
        isBusy={again.isRenewing}
        onAccept={again.renew}
      />
      <TryAgainProblem problem={again.problem} />
    </>
  );
}

/** What became of the money, and a retry or another flight (FLT-40). */
export function NotBooked({ booking, outcome, search }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const again = useTryAgain({ flight: useOwnFlight(booking), search, agreed: null });
  const { reason, price_change: change } = booking;
  const failed = outcome === 'failed' || outcome === 'refunded';
  useRelease(attempts, booking.booking_id, outcome !== 'canceled');
  // a released reservation is not a refund
  const said =
    outcome === 'refunded' && moneyNote(booking.payment) !== 'refunded' ? 'failed' : outcome;
  if (change !== null && reason === 'PRICE_CHANGED')
    return <PriceChanged booking={booking} search={search} change={change} />;
  return (
    <Unsuccessful outcome={said} booking={booking} t={t}>
      <TryAgainProblem problem={again.problem} />
      <Actions>
        {failed && again.renew !== null && (
          <Button isBusy={again.isRenewing} onClick={again.renew}>
            {t('outcome.tryAgain')}
          </Button>
        )}
        <ButtonLink
          variant={failed && again.renew !== null ? 'secondary' : 'primary'}
          to={resultsHref({ search }, language)}
        >
          {t('priceChange.other')}
        </ButtonLink>
      </Actions>
    </Unsuccessful>
  );
}
