import type { FlightBookingView } from '@wayfare/api-contract';
import { outcomeOf } from '@wayfare/checkout';
import { readWizardQuery, writeWizardQuery } from '../../domain/wizard/wizard-query';
import { WizardNav } from '../../ui/wizard/wizard-nav';
import { useOwnFlight } from './use-own-flight';

/** Booked now or before; pending and failed ones stop at check and pay. */
const DONE: readonly ReturnType<typeof outcomeOf>[] = ['confirmed', 'held', 'canceled'];
/** Failed: the steps can be repeated. */
const OPEN: readonly ReturnType<typeof outcomeOf>[] = ['failed', 'refunded', 'expired'];

/** Steps link back after a failure, while this tab still has the same flights. */
export function OutcomeNav({ booking, search }: { booking: FlightBookingView; search: string }) {
  const outcome = outcomeOf(booking);
  const flight = useOwnFlight(booking);
  const query =
    OPEN.includes(outcome) && flight !== null
      ? readWizardQuery(writeWizardQuery({ search, offer: flight.id }))
      : null;
  return <WizardNav current={DONE.includes(outcome) ? 'done' : 'payment'} query={query} />;
}
