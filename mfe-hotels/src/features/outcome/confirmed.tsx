import type { HotelBooking } from '@wayfare/api-contract';
import { KeepInAccount, Receipt, ReceiptActions } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { purchase } from '../../domain/booking/analytics';
import { paths } from '../../domain/paths';
import { attempts } from '../../state/booking-attempts';
import { recallOfferFacts } from '../../state/booking-memory';
import { useStayEvent } from '../../state/use-stay-event';
import { BookingDetails, stayPapers, References } from '../../ui/booking/booking-details';

function Papers({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { booking_id: id, canCancel, pin } = booking;
  return (
    <ReceiptActions
      documents={stayPapers(booking, t)}
      manageHref={paths.cancelation(language, new URLSearchParams({ booking: id }))}
      canCancel={canCancel}
      invoiceOf={pin === null ? undefined : id}
    />
  );
}

function useFirstSight(booking: HotelBooking): void {
  const quote = attempts.quoteOfBooking(booking.booking_id);
  useStayEvent(booking.booking_id, () => {
    // a reopened receipt is no new purchase
    return quote === null ? null : purchase(booking, recallOfferFacts(quote));
  });
}

function Kept({ booking }: { booking: HotelBooking }) {
  return (
    <>
      <References booking={booking} />
      <Papers booking={booking} />
      {booking.pin !== null && (
        <KeepInAccount booking={{ ...booking, email: booking.holder.email }} />
      )}
      <BookingDetails booking={booking} />
    </>
  );
}

export function Confirmed({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const { hotel, holder } = booking;
  useFirstSight(booking);
  return (
    <Receipt
      heading={t('outcome.confirmed.heading')}
      tone="success"
      title={t('outcome.confirmed.title', { name: hotel.name })}
      text={t('outcome.confirmed.text', { email: holder.email })}
    >
      <Kept booking={booking} />
    </Receipt>
  );
}

/** The property answers within two days (HOT-49). */
export function Pending({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  return (
    <Receipt
      heading={t('outcome.pending.heading')}
      tone="info"
      title={t('outcome.pending.title')}
      text={t('outcome.pending.text', { email: booking.holder.email })}
    >
      <Kept booking={booking} />
    </Receipt>
  );
}
