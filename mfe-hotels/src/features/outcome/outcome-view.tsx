import { errorMessageKey } from '@wayfare/api-client';
import type { HotelBooking } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, FailurePanel, Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { stepHref } from '../booking/booking-query';
import bookingStyles from '../booking/booking.module.css';
import { searchOfStay } from '../booking/stay-again';
import { quoteOfBooking } from '../payment/booking-attempt';
import { Completing } from './completing';
import { Confirmed, Pending } from './confirmed';
import { outcomeOf } from './outcome-text';
import { Unsuccessful } from './unsuccessful';
import type { BookingState } from './use-booking';

/** Where a booking that waits for its card can be paid; null in another tab than the one that made it. */
export function usePayHref(booking: HotelBooking): string | null {
  const language = useLanguage();
  const quote = quoteOfBooking(booking.booking_id);
  return quote === null ? null : stepHref.step2({ quote, hotelId: booking.hotel.hotel_id, search: searchOfStay(booking) }, language);
}

function Unpaid({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const href = usePayHref(booking);
  return (
    <Completing heading="completing">
      {href !== null && (
        <div>
          <p>{t('outcome.unpaidHint')}</p>
          <p>
            <ButtonLink variant="secondary" to={href}>
              {t('outcome.toPayment')}
            </ButtonLink>
          </p>
        </div>
      )}
    </Completing>
  );
}

/** A booking's page by its state. */
export function BookingOutcome({ booking }: { booking: HotelBooking }) {
  const outcome = outcomeOf(booking);
  if (outcome === 'unpaid') return <Unpaid booking={booking} />;
  if (outcome === 'completing') return <Completing heading="completing" />;
  if (outcome === 'confirmed') return <Confirmed booking={booking} />;
  if (outcome === 'pending') return <Pending booking={booking} />;
  return <Unsuccessful booking={booking} outcome={outcome} />;
}

/** No booking was named, or this session does not own it: the way to it by reference, e-mail and PIN. */
export function NoBooking({ heading }: { heading: string }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <div className={bookingStyles.page}>
      <h1>{heading}</h1>
      <Notice tone="warning" title={t('outcome.unknownTitle')}>
        {t('outcome.unknownText')}
      </Notice>
      <p>
        <ButtonLink to={paths.cancelationfp(language)}>{t('outcome.find')}</ButtonLink>
      </p>
    </div>
  );
}

interface Props {
  state: BookingState;
  /** headline as long as there is no booking to speak of */
  heading: string;
  children: (booking: HotelBooking) => ReactNode;
}

/** What is shown of a booking that is asked for: waiting, not found, failed to load, or the booking. */
export function OutcomeFrame({ state, heading, children }: Props) {
  const { t } = useTranslation('hotels');
  if (state.state === 'known') return children(state.booking);
  if (state.state === 'waiting') return <Completing heading="checking" />;
  if (state.state === 'unknown') return <NoBooking heading={heading} />;
  return (
    <div className={bookingStyles.page}>
      <h1>{heading}</h1>
      <FailurePanel title={t(errorMessageKey(state.error))} text={t('outcome.failedText')} retryLabel={t('errors.retry')} onRetry={state.retry} />
    </div>
  );
}
