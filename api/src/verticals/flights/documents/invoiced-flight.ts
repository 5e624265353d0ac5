import type { FlightBookingView } from '@wayfare/api-contract';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { invoicedTrip, type InvoicedTrip } from '../../../booking/documents/invoices/invoiced-trip';
import { flightLine } from './fare-section';
import { flightSource } from './flight-source';
import { route, travelDays } from './flight-values';

export function invoicedFlight(booking: FlightBookingView, context: DocumentContext): InvoicedTrip {
  const source = flightSource(booking, context);
  return invoicedTrip(source, { what: route(source), days: travelDays(source) }, (line) =>
    flightLine(line, source),
  );
}
