import { hotelBooking, type HotelBooking } from '@wayfare/api-contract';
import {
  BookingPapers,
  BookingSection,
  CancelPanel,
  FoundBooking,
  KeepInAccount,
  ManageBooking,
  PinNeeded,
  RefundArrives,
  RevokeLinks,
  useKeyedBooking,
  useRelease,
  type BookingKey,
  type FindForm,
} from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { cancelBooking } from '../../api/bookings.api';
import { attempts } from '../../state/booking-attempts';
import { BookingDetails, stayPapers, References } from '../../ui/booking/booking-details';

function CancelStay({ booking, accessKey }: { booking: HotelBooking; accessKey: BookingKey }) {
  const { api } = usePlatform();
  const language = useLanguage();
  const request = { ...accessKey, language };
  return (
    <CancelPanel
      reference={booking.reference}
      calls={{
        quote: () => cancelBooking(api, { ...request, step: 'quote' }),
        confirm: ({ refund }, key) =>
          cancelBooking(api, { ...request, step: 'confirm', acceptedRefund: refund }, key),
      }}
    />
  );
}

interface FoundProps {
  booking: HotelBooking;
  accessKey: BookingKey;
  findForm: FindForm;
}

/** Actions on the booking: none when it was opened by a link alone. */
function Changes({ booking, accessKey, findForm }: FoundProps) {
  const { t } = useTranslation('hotels');
  if (!booking.canCancel)
    return (
      booking.status !== 'canceled' && <Notice tone="info">{t('cancelation.notPossible')}</Notice>
    );
  return booking.pin === null ? (
    <PinNeeded reference={booking.reference} findForm={findForm} />
  ) : (
    <CancelStay booking={booking} accessKey={accessKey} />
  );
}

function Found({ booking, accessKey, findForm }: FoundProps) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { refunded } = booking.payment;
  useRelease(attempts, booking.booking_id, booking.status === 'canceled');
  return (
    <>
      <div role="status">
        {booking.status === 'canceled' && (
          <Notice tone="success" title={t('outcome.canceled.title', { name: booking.hotel.name })}>
            <p>
              {t('cancelation.refunded', { price: formatMoney(parseMoney(refunded), language) })}
            </p>
            <RefundArrives payment={booking.payment} />
          </Notice>
        )}
      </div>
      <BookingSection
        id="found"
        title={t('cancelation.booking', { status: t(`bookings.status.${booking.status}`) })}
      >
        <References booking={booking} />
        {booking.documents !== null && <BookingPapers documents={stayPapers(booking, t)} />}
      </BookingSection>
      {booking.pin !== null && (
        <KeepInAccount booking={{ ...booking, email: booking.holder.email }} />
      )}
      <Changes booking={booking} accessKey={accessKey} findForm={findForm} />
      <BookingDetails booking={booking} />
      {booking.pin !== null && (booking.documents !== null || booking.status === 'canceled') && (
        <RevokeLinks accessKey={accessKey} />
      )}
    </>
  );
}

function StayByKey({ accessKey, findForm }: { accessKey: BookingKey; findForm: FindForm }) {
  return (
    <FoundBooking
      accessKey={accessKey}
      view={useKeyedBooking(hotelBooking, accessKey)}
      findForm={findForm}
    >
      {(booking) => <Found booking={booking} accessKey={accessKey} findForm={findForm} />}
    </FoundBooking>
  );
}

/** Cancelling a stay: found by the owner's session, a mail's link, or reference, e-mail and PIN (HOT-02, HOT-03). */
export function CancellationView({
  given,
  heading = 'cancelation.heading',
  note,
}: {
  given: BookingKey | null;
  heading?: 'cancelation.heading' | 'cancelation.guestTitle';
  note?: 'cancelation.prepaid' | undefined;
}) {
  const { t } = useTranslation('hotels');
  return (
    <ManageBooking vertical="hotels" heading={t(heading)} note={note && t(note)} given={given}>
      {(key, findForm) => <StayByKey accessKey={key} findForm={findForm} />}
    </ManageBooking>
  );
}
