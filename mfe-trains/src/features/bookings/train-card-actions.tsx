import type { TrainBooking } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { manageHref, type ManageAction } from '../../domain/after-sales/manage-query';

interface ActionProps {
  booking: TrainBooking;
  action: ManageAction;
  label: string;
  refused: string;
  isPossible: boolean;
}

function Action({ booking: { booking_id: id }, action, label, refused, isPossible }: ActionProps) {
  const language = useLanguage();
  if (!isPossible) return <span>{refused}</span>;
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={manageHref({ booking: id }, { action }, language)}
    >
      {label}
    </ButtonLink>
  );
}

/** Unavailable actions are listed with their reason. */
export function TrainCardActions({ booking }: { booking: TrainBooking }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { booking_id: id, status, canCancel, canExchange = false, canEditNames = false } = booking;
  return (
    <>
      <ButtonLink variant="secondary" size="small" to={manageHref({ booking: id }, {}, language)}>
        {t('bookings.manage')}
      </ButtonLink>
      {status === 'confirmed' && (
        <>
          <Action
            booking={booking}
            action="exchange"
            label={t('bookings.exchange')}
            refused={t('bookings.notExchangeable')}
            isPossible={canExchange}
          />
          <Action
            booking={booking}
            action="names"
            label={t('bookings.names')}
            refused={t('bookings.namesFixed')}
            isPossible={canEditNames}
          />
        </>
      )}
      <Action
        booking={booking}
        action="cancel"
        label={t('bookings.cancel')}
        refused={t('bookings.notCancelable')}
        isPossible={canCancel}
      />
    </>
  );
}
