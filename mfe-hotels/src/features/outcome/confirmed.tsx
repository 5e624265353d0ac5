import type { HotelBooking } from '@wayfare/api-contract';
import { BookedActions, BookedReceipt } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { purchase } from '../../domain/booking/analytics';
import { paths } from '../../domain/paths';
import { attempts } from '../../state/booking-attempts';
import { recallOfferFacts } from '../../state/booking-memory';
import { useStayEvent } from '../../state/use-stay-event';
import { BookingDetails, stayPapers, References } from '../../ui/booking/booking-details';

function useFirstSight(booking: HotelBooking): void {
  const quote = attempts.quoteOfBooking(booking.booking_id);
  useStayEvent(booking.booking_id, () => {
    // a reopened receipt is no new purchase
    return quote === null ? null : purchase(booking, recallOfferFacts(quote));
  });
}

function Kept({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const query = new URLSearchParams({ booking: booking.booking_id });
  return (
    <>
      <References booking={booking} />
      <BookedActions
        booking={{ ...booking, email: booking.holder.email }}
        documents={stayPapers(booking, t)}
        manageHref={paths.cancelation(useLanguage(), query)}
      />
      <BookingDetails booking={booking} />
    </>
  );
}

export function Confirmed({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const { hotel, holder } = booking;
  useFirstSight(booking);
  return (
    <BookedReceipt outcome="confirmed" words={{ email: holder.email, name: hotel.name }} t={t}>
      <Kept booking={booking} />
    </BookedReceipt>
  );
}

/** The property answers within two days (HOT-49). */
export function Pending({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  return (
    <BookedReceipt outcome="pending" words={{ email: booking.holder.email }} t={t}>
      <Kept booking={booking} />
    </BookedReceipt>
  );
}
