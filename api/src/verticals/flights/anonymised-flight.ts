import type { Booking } from '../../booking/booking';
import type { Retention } from '../../booking/retention-rule';
import { flightOf } from './flight-records';
import type { FlightRecord } from './flight-records';

/** Keeps an allow-list of fields, so that a new field is dropped by default. */
function anonymisedFlight(record: FlightRecord, keep: Exclude<Retention, 'full'>): FlightRecord {
  const {
    airline,
    slices,
    cancelable,
    provider,
    type,
    offerId,
    owner,
    party,
    itinerary,
    services,
  } = record;
  const {
    cents,
    supplierCents,
    refund,
    change,
    payBy,
    guaranteedUntil,
    changeable,
    changesMade,
    priceChange,
    cancellationId,
  } = record;
  const product = {
    airline,
    slices,
    cancelable,
    provider,
    type,
    offerId,
    owner,
    party,
    itinerary,
    services,
  };
  const price = {
    cents,
    supplierCents,
    refund,
    change,
    payBy,
    guaranteedUntil,
    changeable,
    changesMade,
    priceChange,
    cancellationId,
  };
  // the invoice is made out to the first passenger
  return {
    version: record.version,
    ...product,
    ...price,
    passengers: keep === 'invoice' ? record.passengers.slice(0, 1) : [],
    travellers: [],
    contactEmail: '',
    tickets: [],
  };
}

export const anonymisedFlightBooking = (booking: Booking, keep: Exclude<Retention, 'full'>) =>
  anonymisedFlight(flightOf(booking), keep);
