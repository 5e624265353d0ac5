import type { FlightBookingView } from '@wayfare/api-contract';
import { outcomeOf } from '@wayfare/checkout';
import { readWizardQuery, writeWizardQuery } from '../../domain/wizard/wizard-query';
import { WizardNav } from '../../ui/wizard/wizard-nav';
import { useOwnFlight } from './use-own-flight';

/** Booked, or booked once; what waits or failed is no further than check and pay. */
const DONE: readonly ReturnType<typeof outcomeOf>[] = ['confirmed', 'held', 'canceled'];
/** Came to nothing: the steps can be gone through again. */
const OPEN: readonly ReturnType<typeof outcomeOf>[] = ['failed', 'refunded', 'expired'];

/** The steps beside what became of them: earlier ones are links as long as this tab can go on with the same flights. */
export function OutcomeNav({ booking, search }: { booking: FlightBookingView; search: string }) {
  const outcome = outcomeOf(booking);
  const flight = useOwnFlight(booking);
  const query =
    OPEN.includes(outcome) && flight !== null
      ? readWizardQuery(writeWizardQuery({ search, offer: flight.id }))
      : null;
  return <WizardNav current={DONE.includes(outcome) ? 'done' : 'payment'} query={query} />;
}
