import type { FlightBookingView } from '@wayfare/api-contract';
import { BookedActions, BookedReceipt, BookingSection, papersOf, Receipt } from '@wayfare/checkout';
import { formatMoney, parseMoney, type Language } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, Notice } from '@wayfare/ui';
import { purchase } from '../../domain/booking-events';
import { departureClock } from '../../domain/fare/brand-facts';
import { paths } from '../../domain/paths';
import { attempts } from '../../state/attempts';
import { BookedFlight, References } from '../../ui/after-sales/booked-flight';
import { useFlightEvent } from '../../ui/use-flight-event';
import { SecondBooking } from './second-booking';

interface Props {
  booking: FlightBookingView;
}

const manageHref = (booking: FlightBookingView, language: Language) =>
  paths.cancelation(language, new URLSearchParams({ booking: booking.booking_id }));

function Papers({ booking }: Props) {
  const { t } = useTranslation('flights');
  const papers = papersOf(booking.documents, {
    voucher: t('outcome.eTicket'),
    calendar: t('outcome.calendar'),
  });
  const href = manageHref(booking, useLanguage());
  return <BookedActions booking={booking} documents={papers} manageHref={href} />;
}

function Next({ booking: { owner } }: Props) {
  const { t } = useTranslation('flights');
  return (
    <BookingSection id="next" title={t('outcome.next.heading')}>
      <ul>
        {(['checkIn', 'papers', 'times'] as const).map((step) => (
          <li key={step}>{t(`outcome.next.${step}`, { airline: owner.name })}</li>
        ))}
      </ul>
    </BookingSection>
  );
}

/** A lower price of the airline is passed on and said (OQ-51). */
function PriceFell({ booking: { price_change: change } }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  if (change === null) return null;
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  return (
    <Notice title={t('priceChange.heading')}>
      {t('price.fromTo', { before: price(change.previous_amount), now: price(change.new_amount) })}
    </Notice>
  );
}

/** Tickets are issued. Tracked once for each booking: a reopened receipt is no new purchase. */
export function Confirmed({ booking, search }: Props & { search: string }) {
  const { t } = useTranslation('flights');
  const isOwn = attempts.quoteOfBooking(booking.booking_id) !== null;
  useFlightEvent(booking.booking_id, () => (isOwn ? purchase(booking) : null));
  return (
    <BookedReceipt outcome="confirmed" words={{ email: booking.email }} t={t}>
      <PriceFell booking={booking} />
      <SecondBooking search={search} />
      <References booking={booking} />
      <Papers booking={booking} />
      <Next booking={booking} />
      <BookedFlight booking={booking} />
    </BookedReceipt>
  );
}

export function Pending({ booking }: Props) {
  const { t } = useTranslation('flights');
  return (
    <BookedReceipt outcome="pending" words={{ email: booking.email }} t={t}>
      <References booking={booking} />
      <Papers booking={booking} />
      <BookedFlight booking={booking} />
    </BookedReceipt>
  );
}

/** Held and unpaid: deadline, price and the link to pay (OQ-53). */
export function Held({ booking }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { hold, slices, dictionary, canPay } = booking;
  const clock = (instant: string) =>
    departureClock(instant, { slices }, { t, language, dictionary });
  return (
    <Receipt
      heading={t('outcome.held.heading')}
      tone="info"
      title={
        hold === null
          ? t('outcome.held.heading')
          : t('outcome.held.title', { moment: clock(hold.payment_required_by) })
      }
      text={
        <>
          <p>{t('outcome.held.text', { email: booking.email })}</p>
          {hold !== null && (
            <p>
              {hold.price_guarantee_expires_at === null
                ? t('hold.notGuaranteed')
                : t('hold.guaranteed', { moment: clock(hold.price_guarantee_expires_at) })}
            </p>
          )}
        </>
      }
    >
      {canPay && (
        <p>
          <ButtonLink to={manageHref(booking, language)}>{t('outcome.held.pay')}</ButtonLink>
        </p>
      )}
      <PriceFell booking={booking} />
      <References booking={booking} />
      <Papers booking={booking} />
      <BookedFlight booking={booking} />
    </Receipt>
  );
}
