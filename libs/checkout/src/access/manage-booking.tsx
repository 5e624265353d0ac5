import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, Notice } from '@wayfare/ui';
import { useRef, useState, type ReactNode } from 'react';
import { BookingPage } from '../layout/booking-layout';
import { BookingFailure } from '../outcome/outcome-frame';
import { useAllBookings } from '../outcome/receipt';
import type { BookingView } from '../outcome/use-booking-view';
import { ACCESS_TEXTS } from './access-texts';
import { accessKey, EMPTY_ACCESS, type AccessDraft, type AccessVertical, type BookingKey } from './booking-access';
import { FindBookingForm } from './find-booking-form';

/** The form that finds another booking, or with a reference the same one by its PIN. */
export type FindForm = (reference?: string) => ReactNode;

interface ManageBookingProps {
  vertical: AccessVertical;
  heading: string;
  /** the booking that the URL names */
  given: BookingKey | null;
  /** the booking of that key */
  children: (key: BookingKey, findForm: FindForm) => ReactNode;
}

/** One's booking: found by its owner's session, a mail's link, or reference, e-mail and PIN (HOT-02, HOT-03). */
export function ManageBooking({ vertical, heading, given, children }: ManageBookingProps) {
  const texts = ACCESS_TEXTS[useLanguage()];
  const all = useAllBookings();
  const [typed, setTyped] = useState<AccessDraft | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const key = typed === null ? given : accessKey(typed);
  const find = (draft: AccessDraft) => {
    setTyped(draft);
    // the form gives way to what was found, and its button cannot keep the focus
    title.current?.focus();
  };
  const findForm: FindForm = (reference) => {
    const initial = typed ?? EMPTY_ACCESS;
    return <FindBookingForm vertical={vertical} of={reference} initial={reference === undefined ? initial : { ...initial, reference }} onFind={find} />;
  };
  return (
    <BookingPage>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {key === null ? (
        <>
          <p>{texts.intro}</p>
          {findForm()}
          {all !== null && (
            <p>
              <ButtonLink variant="secondary" to={all.href}>
                {all.label}
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        children(key, findForm)
      )}
    </BookingPage>
  );
}

interface FoundBookingProps<Booking> {
  /** what it is looked for by */
  accessKey: BookingKey;
  view: BookingView<Booking>;
  /** stands there when there is no such booking */
  findForm: FindForm;
  children: (booking: Booking) => ReactNode;
}

/** A booking that is looked for: on its way, not found, or found. */
export function FoundBooking<Booking>({ accessKey: { access }, view, findForm, children }: FoundBookingProps<Booking>) {
  const texts = ACCESS_TEXTS[useLanguage()];
  if (view.state === 'known') return children(view.booking);
  if (view.state === 'failed') return <BookingFailure view={view} />;
  if (view.state === 'waiting') return <p role="status">{texts.searching}</p>;
  const isLink = access !== undefined && 'key' in access;
  return (
    <>
      <Notice tone="error" title={isLink ? texts.endedLink : texts.notFound}>
        {isLink ? texts.endedLinkText : texts.notFoundText}
      </Notice>
      {findForm()}
    </>
  );
}
