import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, FailurePanel, Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { BookingPage } from '../layout/booking-layout';
import { Completing } from './completing';
import { useTexts } from '../use-texts';
import type { BookingView } from './use-booking-view';

/** Unnamed or foreign booking: offers the access form. */
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

/** Load failure, which says nothing about the booking. */
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
  heading: string;
  findHref: string;
  children: (booking: Booking) => ReactNode;
}

/** Waiting, not found, failed to load, or the booking. */
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
