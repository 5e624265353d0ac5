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
  useRelease(attempts, booking.booking_id, true);
  return (
    <Unsuccessful outcome={outcome} booking={booking} words={{ name: booking.hotel.name }} t={t}>
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
