import type { FlightBookingView } from '@wayfare/api-contract';
import { CompletingNotice } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import type { ManageView } from '../../domain/after-sales/manage-query';
import { departureClock } from '../../domain/fare/brand-facts';

interface Props {
  booking: FlightBookingView;
  view: ManageView;
}

function Held({ booking }: Pick<Props, 'booking'>) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { hold, reason, slices, dictionary } = booking;
  if (hold === null) return null;
  const clock = (instant: string) =>
    departureClock(instant, { slices }, { t, language, dictionary });
  const { payment_required_by: until, price_guarantee_expires_at: guaranteed } = hold;
  return (
    <Notice
      tone={reason === null ? 'info' : 'warning'}
      title={t(reason === null ? 'manage.hold.title' : 'manage.hold.notPaid')}
    >
      {reason !== null && <p>{t(`manage.reason.${reason}`)}</p>}
      <p>{t('manage.hold.until', { moment: clock(until) })}</p>
      <p>
        {guaranteed === null
          ? t('hold.notGuaranteed')
          : t('hold.guaranteed', { moment: clock(guaranteed) })}
      </p>
    </Notice>
  );
}

function Confirmed({ booking: { reason, email, changes }, view }: Props) {
  const { t } = useTranslation('flights');
  if (view === 'paid')
    return (
      <Notice tone="success" title={t('manage.hold.paid')}>
        {t('manage.mailed', { email })}
      </Notice>
    );
  if (view !== 'changed') return null;
  if (reason === null) {
    return (
      <Notice tone="success" title={t('manage.change.done')}>
        <p>{t('manage.mailed', { email })}</p>
        {(changes.at(-1)?.lost_services.length ?? 0) > 0 && (
          <p>{t('manage.change.lost.seeBelow')}</p>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t('manage.change.notDone')}>
      <p>{t(`manage.reason.${reason}`)}</p>
      <p>{t('manage.change.asBefore')}</p>
    </Notice>
  );
}

export function StatusNotice({ booking, view }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { status, payment } = booking;
  switch (status) {
    case 'completing':
      return <CompletingNotice payment={payment} t={t} />;
    case 'held':
      return <Held booking={booking} />;
    case 'confirmed':
      return <Confirmed booking={booking} view={view} />;
    case 'canceled': {
      const refunded = parseMoney(payment.refunded);
      return (
        <Notice tone="success" title={t('manage.canceled')}>
          {refunded.amount > 0
            ? t('manage.refunded', { price: formatMoney(refunded, language) })
            : t('manage.nothingBack')}
        </Notice>
      );
    }
    default:
      return (
        <Notice
          tone="info"
          title={t('manage.booking', { status: t(`bookings.status.${status}`) })}
        />
      );
  }
}
