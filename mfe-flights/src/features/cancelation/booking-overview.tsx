import { BookingSection, KeepInAccount, RevokeLinks, SmallPrint } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useState } from 'react';
import { cancelRefusal } from '../../domain/after-sales/action-rules';
import { BookedFlight, References } from '../../ui/after-sales/booked-flight';
import { StatusNotice } from '../../ui/after-sales/status-notice';
import { useManage, type Managed } from '../../ui/after-sales/use-manage';
import { AirlineChange } from './airline-change';
import { BookingActions } from './booking-actions';
import { CancelFlight } from './cancel-flight';

export function BookingOverview(managed: Managed) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { query } = useManage();
  const [now] = useState(() => Date.now());
  const { booking } = managed;
  const refunded = parseMoney(booking.payment.refunded);
  const canCancel = cancelRefusal(booking, now) === null;
  return (
    <>
      <div role="status">
        <StatusNotice booking={booking} view={query.view} />
      </div>
      <AirlineChange {...managed} />
      <BookingSection
        id="found"
        title={t('manage.booking', { status: t(`bookings.status.${booking.status}`) })}
      >
        <References booking={booking} />
        {refunded.amount > 0 && (
          <SmallPrint>
            {t('manage.paidBack', { price: formatMoney(refunded, language) })}
          </SmallPrint>
        )}
      </BookingSection>
      {query.view === 'cancel' && canCancel && <CancelFlight {...managed} />}
      <BookingActions booking={booking} now={now} />
      {booking.pin !== null && <KeepInAccount booking={booking} />}
      <BookedFlight booking={booking} />
      {booking.pin !== null && (booking.documents !== null || booking.status === 'canceled') && (
        <RevokeLinks accessKey={managed.accessKey} />
      )}
    </>
  );
}
