import type { FlightBookingView } from '@wayfare/api-contract';
import { Completing, outcomeOf, Unpaid } from '@wayfare/checkout';
import { useLanguage } from '@wayfare/remote-kit';
import { useHydrated } from '@wayfare/ui';
import { stepHref } from '../../domain/wizard/wizard-query';
import { attempts } from '../../state/attempts';
import { useFlightStore } from '../../state/flight-store';
import { Confirmed, Held, Pending } from './booked';
import { NotBooked } from './not-booked';

interface Props {
  booking: FlightBookingView;
  search: string;
}

/** Where an unpaid booking can be paid; null in a tab that did not make it. */
function usePayHref({ booking, search }: Props): string | null {
  const language = useLanguage();
  const { flight } = useFlightStore();
  const quote = useHydrated() ? attempts.quoteOfBooking(booking.booking_id) : null;
  return quote === null
    ? null
    : stepHref.payment({ quote, offer: flight?.id ?? '', search }, language);
}

export function FlightOutcome(props: Props) {
  const { booking, search } = props;
  const payHref = usePayHref(props);
  const outcome = outcomeOf(booking);
  switch (outcome) {
    case 'unpaid':
      return <Unpaid reference={booking.reference} payHref={payHref} />;
    case 'completing':
      return <Completing heading="completing" />;
    case 'confirmed':
      return <Confirmed booking={booking} search={search} />;
    case 'pending':
      return <Pending booking={booking} />;
    case 'held':
      return <Held booking={booking} />;
    default:
      return <NotBooked booking={booking} outcome={outcome} search={search} />;
  }
}
