import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { useQuery } from '@wayfare/api-client/query-cache';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { FailurePanel, Notice, Waiting } from '@wayfare/ui';
import { useState } from 'react';
import { holdQuoteQuery } from '../../api/after-sales.api';
import { BackToBooking } from '../../ui/after-sales/back-to-booking';
import { StatusNotice } from '../../ui/after-sales/status-notice';
import type { PayableManaged } from '../../ui/after-sales/use-manage';
import { HeldPrice } from './held-price';
import { PayHeldForm } from './pay-held-form';

/** The current price: loading, failed, changed, or payable (OQ-53). */
function Quoted(props: PayableManaged) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const { booking, accessKey } = props;
  const { provider, reference } = booking;
  const [acceptedTotal, setAcceptedTotal] = useState('');
  const { data, error, isFetching, refetch } = useQuery(
    holdQuoteQuery(api, provider, { ...accessKey, language }),
  );
  if (error !== null && !isFetching) {
    if (isApiError(error) && ['OFFER_EXPIRED', 'INVALID_REQUEST'].includes(error.code))
      return <Notice tone="error" title={t('manage.hold.tooLate')} />;
    return (
      <FailurePanel
        title={t(errorMessageKey(error))}
        text={t('manage.problem.unchanged', { reference })}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data !== undefined) {
    if (data.previousTotal !== null && data.priceChanged && acceptedTotal !== data.ledger.total) {
      return (
        <HeldPrice
          before={data.previousTotal}
          now={data.ledger.total}
          onAccept={() => setAcceptedTotal(data.ledger.total)}
        />
      );
    }
    return <PayHeldForm key={data.quote_id} quote={data} {...props} />;
  }
  return <Waiting text={t('manage.hold.pricing')} height={240} />;
}

export function PayHeld(props: PayableManaged) {
  const { t } = useTranslation('flights');
  const { booking } = props;
  const isHeld = booking.status === 'held';
  return (
    <>
      <div role="status">
        <StatusNotice booking={booking} view="pay" />
        {!booking.canPay && booking.status === 'confirmed' && (
          <Notice tone="info">{t('manage.hold.nothing')}</Notice>
        )}
      </div>
      {booking.canPay && <Quoted {...props} />}
      {isHeld && !booking.canPay && <Notice tone="error" title={t('manage.hold.tooLate')} />}
      <BackToBooking />
    </>
  );
}
