import type { FlightBookingView } from '@wayfare/api-contract';
import { Actions, BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass, ButtonLink } from '@wayfare/ui';
import { cancelRefusal, changeRefusal, type Refusal } from '../../domain/after-sales/action-rules';
import type { ManageView } from '../../domain/after-sales/manage-query';
import { paths } from '../../domain/paths';
import { useManage } from '../../ui/after-sales/use-manage';

interface Props {
  booking: FlightBookingView;
  now: number;
}

interface ActionProps {
  view: ManageView;
  label: string;
  refusal: Refusal | null;
}

function Action({ view, label, refusal }: ActionProps) {
  const { query, href } = useManage();
  if (refusal !== null || query.view === view) return null;
  return (
    <ButtonLink variant="secondary" to={href({ view })}>
      {label}
    </ButtonLink>
  );
}

/** Unavailable actions are listed with their reason. */
export function BookingActions({ booking, now }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { href } = useManage();
  const { status, documents, canPay } = booking;
  const refusals = { change: changeRefusal(booking, now), cancel: cancelRefusal(booking, now) };
  const words = { status: t(`bookings.status.${status}`) };
  return (
    <BookingSection id="actions" title={t('manage.actions')}>
      <Actions>
        {canPay && <ButtonLink to={href({ view: 'pay' })}>{t('bookings.payNow')}</ButtonLink>}
        {documents !== null && (
          <>
            <a
              className={buttonClass({
                variant: canPay || status === 'canceled' ? 'secondary' : 'primary',
              })}
              href={documents.voucher}
            >
              {t('manage.ticket')}
            </a>
            <a className={buttonClass({ variant: 'secondary' })} href={documents.calendar}>
              {t('manage.calendar')}
            </a>
          </>
        )}
        <Action view="change" label={t('bookings.change')} refusal={refusals.change} />
        <Action view="cancel" label={t('bookings.cancel')} refusal={refusals.cancel} />
        <ButtonLink variant="quiet" to={paths.bookingList(language)}>
          {t('manage.all')}
        </ButtonLink>
      </Actions>
      {status === 'held' && !canPay && <SmallPrint>{t('manage.hold.tooLate')}</SmallPrint>}
      {status !== 'canceled' && refusals.change !== null && (
        <SmallPrint>{t(`manage.change.refused.${refusals.change}`, words)}</SmallPrint>
      )}
      {status !== 'canceled' && refusals.cancel !== null && (
        <SmallPrint>{t(`manage.cancel.refused.${refusals.cancel}`, words)}</SmallPrint>
      )}
    </BookingSection>
  );
}
