import type { TrainBookingView } from '@wayfare/api-contract';
import { CompletingNotice } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import type { ManageAction } from '../../domain/after-sales/manage-query';
import { LostExtras } from './lost-extras';

interface Props {
  booking: TrainBookingView;
  action: ManageAction;
}

function Exchanged({ booking }: Pick<Props, 'booking'>) {
  const { t } = useTranslation('trains');
  const { reason, email, reference } = booking;
  if (reason === null) {
    return (
      <Notice tone="success" title={t('manage.exchange.done')}>
        <p>{t('manage.mailed', { email })}</p>
        <LostExtras booking={booking} />
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t('manage.exchange.notDone')}>
      <p>{t(`manage.reason.${reason}`)}</p>
      <p>{t('manage.unchanged', { reference })}</p>
    </Notice>
  );
}

export function StatusNotice({ booking, action }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { status, payment } = booking;
  if (status === 'completing') return <CompletingNotice payment={payment} t={t} />;
  if (status === 'confirmed')
    return action === 'exchanged' ? <Exchanged booking={booking} /> : null;
  if (status !== 'canceled')
    return (
      <Notice tone="info" title={t('manage.booking', { status: t(`bookings.status.${status}`) })} />
    );
  const refunded = parseMoney(payment.refunded);
  return (
    <Notice tone="success" title={t('manage.cancel.doneAll')}>
      {refunded.amount > 0
        ? `${t('manage.paidBack', { price: formatMoney(refunded, language) })} ${t('manage.arrives')}`
        : t('manage.cancel.nothingBack')}
    </Notice>
  );
}
