import type { FindBookingResult } from '@wayfare/api-contract';
import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';
import { useLocation, useNavigate } from '@wayfare/router';
import { ButtonLink, Notice } from '@wayfare/ui';
import { useRef, type ReactNode } from 'react';
import { BookingPage } from '../layout/booking-layout';
import { BookingFailure } from '../outcome/outcome-frame';
import { useAllBookings } from '../outcome/receipt';
import type { BookingView } from '../outcome/use-booking-view';
import { useTexts } from '../use-texts';
import type { AccessVertical, BookingKey } from './booking-access';
import { FindBookingForm } from './find-booking-form';
import { InvoiceLink } from './invoice-link';

export type FindForm = (reference?: string) => ReactNode;

interface ManageBookingProps {
  vertical: AccessVertical;
  heading: string;
  note?: string | undefined;
  given: BookingKey | null;
  aside?: ReactNode;
  children: (key: BookingKey, findForm: FindForm) => ReactNode;
}

/** A booking by session, link, or reference, e-mail and PIN (HOT-02, HOT-03), then in the URL by id (decision 0044). */
export function ManageBooking({
  vertical,
  heading,
  note,
  given,
  aside,
  children,
}: ManageBookingProps) {
  const language = useLanguage();
  const texts = useTexts('access');
  const all = useAllBookings();
  const { hrefs } = usePlatform();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);

  function hrefOf({ vertical: owner, booking_id: id }: FindBookingResult): string | null {
    if (owner !== vertical) return hrefs.booking(owner, language, id);
    const query = new URLSearchParams(search);
    query.delete('key');
    query.set('booking', id);
    return withQuery(pathname, query);
  }

  function handleFound(found: FindBookingResult): boolean {
    const href = hrefOf(found);
    if (href === null) return false;
    // the form's button unmounts: focus must not be lost
    title.current?.focus();
    void navigate(href);
    return true;
  }

  const findForm: FindForm = (reference) => (
    <FindBookingForm key={reference} vertical={vertical} of={reference} onFound={handleFound} />
  );
  return (
    <BookingPage>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {note !== undefined && <p>{note}</p>}
      {given === null ? (
        <>
          <p>{texts('intro')}</p>
          {findForm()}
          {aside}
          {all !== null && (
            <p>
              <ButtonLink variant="secondary" to={all.href}>
                {all.label}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        children(given, findForm)
      )}
    </BookingPage>
  );
}

interface FoundBookingProps<Booking> {
  accessKey: BookingKey;
  view: BookingView<Booking>;
  findForm: FindForm;
  children: (booking: Booking) => ReactNode;
}

/** Loading, not found, or the booking. */
export function FoundBooking<Booking>({
  accessKey: { access, booking_id: id },
  view,
  findForm,
  children,
}: FoundBookingProps<Booking>) {
  const texts = useTexts('access');
  if (view.state === 'known')
    return (
      <>
        {children(view.booking)}
        <InvoiceLink id={id} />
      </>
    );
  if (view.state === 'failed') return <BookingFailure view={view} />;
  if (view.state === 'waiting') return <p role="status">{texts('searching')}</p>;
  const isLink = access !== undefined && 'key' in access;
  return (
    <>
      <Notice tone="error" title={isLink ? texts('endedLink') : texts('closed')}>
        {isLink ? texts('endedLinkText') : texts('closedText')}
      </Notice>
      {findForm()}
    </>
  );
}
