import type { HotelBooking } from '@wayfare/api-contract';
import { Actions, Unsuccessful, useRelease } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { stayAgainHref } from '../../domain/booking/stay-again';
import { attempts } from '../../state/booking-attempts';
import { BookingDetails, References } from '../../ui/booking/booking-details';

interface Props {
  booking: HotelBooking;
  outcome: 'refunded' | 'failed' | 'expired' | 'canceled';
}

export function NotBooked({ booking, outcome }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { hotel, reason, reference } = booking;
  useRelease(attempts, booking.booking_id, true);
  return (
    <Unsuccessful
      heading={t(`outcome.${outcome}.heading`)}
      tone={outcome === 'canceled' ? 'info' : 'error'}
      title={t(`outcome.${outcome}.title`, { name: hotel.name })}
      reason={reason === null ? null : t(`outcome.reason.${reason}`)}
      booking={booking}
      subject={t('outcome.mailSubject', { reference })}
    >
      {outcome === 'canceled' && (
        <>
          <References booking={booking} />
          <BookingDetails booking={booking} />
        </>
      )}
      <Actions>
        <ButtonLink to={stayAgainHref(booking, language)}>{t('outcome.again')}</ButtonLink>
      </Actions>
    </Unsuccessful>
  );
}
