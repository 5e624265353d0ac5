import type { HotelBooking } from '@wayfare/api-contract';
import { Completing, OutcomeFrame, outcomeOf, Unpaid, type BookingView } from '@wayfare/checkout';
import { useLanguage } from '@wayfare/remote-kit';
import type { ReactNode } from 'react';
import { stepHref } from '../../domain/booking/booking-query';
import { searchOfStay } from '../../domain/booking/stay-again';
import { paths } from '../../domain/paths';
import { attempts } from '../../state/booking-attempts';
import { Confirmed, Pending } from './confirmed';
import { NotBooked } from './not-booked';

/** Where an unpaid booking can be paid; null in a tab that did not make it. */
export function usePayHref(booking: HotelBooking): string | null {
  const language = useLanguage();
  const quote = attempts.quoteOfBooking(booking.booking_id);
  return quote === null
    ? null
    : stepHref.step2(
        { quote, hotelId: booking.hotel.hotel_id, search: searchOfStay(booking) },
        language,
      );
}

export function BookingOutcome({ booking }: { booking: HotelBooking }) {
  const payHref = usePayHref(booking);
  const outcome = outcomeOf(booking);
  if (outcome === 'unpaid') return <Unpaid reference={booking.reference} payHref={payHref} />;
  // a room is never held
  if (outcome === 'completing' || outcome === 'held') return <Completing heading="completing" />;
  if (outcome === 'confirmed') return <Confirmed booking={booking} />;
  if (outcome === 'pending') return <Pending booking={booking} />;
  return <NotBooked booking={booking} outcome={outcome} />;
}

interface Props {
  view: BookingView<HotelBooking>;
  heading: string;
  children: (booking: HotelBooking) => ReactNode;
}

/** A booking that is not found leads to the form that finds it. */
export function StayOutcomeFrame({ view, heading, children }: Props) {
  const language = useLanguage();
  return (
    <OutcomeFrame view={view} heading={heading} findHref={paths.cancelationfp(language)}>
      {children}
    </OutcomeFrame>
  );
}
