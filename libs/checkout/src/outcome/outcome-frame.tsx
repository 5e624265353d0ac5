import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, FailurePanel, Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { BookingPage } from '../layout/booking-layout';
import { Completing } from './completing';
import { useTexts } from '../use-texts';
import type { BookingView } from './use-booking-view';

/** No booking was named, or this session does not own it: the way to it by reference, e-mail and PIN. */
function NoBooking({ heading, findHref }: { heading: string; findHref: string }) {
  const texts = useTexts('outcome');
  return (
    <BookingPage>
      <h1>{heading}</h1>
      <Notice tone="warning" title={texts('unknownTitle')}>
        {texts('unknownText')}
      </Notice>
      <p>
        <ButtonLink to={findHref}>{texts('find')}</ButtonLink>
      </p>
    </BookingPage>
  );
}

/** A booking that could not be asked for, which says nothing about the booking. */
export function BookingFailure({
  view,
}: {
  view: Extract<BookingView<unknown>, { state: 'failed' }>;
}) {
  const { t } = useTranslation();
  const texts = useTexts('outcome');
  return (
    <FailurePanel
      title={t(errorMessageKey(view.error))}
      text={texts('failedText')}
      retryLabel={texts('retry')}
      onRetry={view.retry}
    />
  );
}

interface OutcomeFrameProps<Booking> {
  view: BookingView<Booking>;
  /** headline as long as there is no booking to speak of */
  heading: string;
  /** where a booking is found by reference, e-mail and PIN */
  findHref: string;
  children: (booking: Booking) => ReactNode;
}

/** What is shown of a booking that is asked for: waiting, not found, failed to load, or the booking. */
export function OutcomeFrame<Booking>({
  view,
  heading,
  findHref,
  children,
}: OutcomeFrameProps<Booking>) {
  if (view.state === 'known') return children(view.booking);
  if (view.state === 'waiting') return <Completing heading="checking" />;
  if (view.state === 'unknown') return <NoBooking heading={heading} findHref={findHref} />;
  return (
    <BookingPage>
      <h1>{heading}</h1>
      <BookingFailure view={view} />
    </BookingPage>
  );
}
